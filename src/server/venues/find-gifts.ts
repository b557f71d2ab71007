import { titleIn } from '#src/server/cases/find-tellings.ts';
import { publicRecordOf, recordColumns } from '#src/server/cases/gifts/donation-record.ts';
import { pageOfGifts } from '#src/server/cases/gifts/select-gifts.ts';
import type { Database } from '#src/server/db/database.ts';
import { isKept } from '#src/server/db/kept-gifts.ts';
import { isBeyond, readAnchor } from '#src/server/platform/keyset.ts';
import { displayStatuses, publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { VenueGift } from '#src/shared/venues/lists/calls.ts';

type Venue = { activityId: string; venueId: string };
type Asked = Venue & { anchorId: string; size: number; locale: Locale };

const columns = recordColumns.map((column) => `donations.${column}` as const);

/** Finds gifts through a venue that were not returned whole, newest first. */
export async function findGifts(
  db: Database,
  { activityId, venueId, anchorId, size, locale }: Asked,
): Promise<{ list: VenueGift[]; hasNext: boolean; anchorId: string }> {
  const through = venueId === activityId ? 'donations.activity_id' : 'donations.sub_activity_id';
  const rows = await db
    .selectFrom('donations')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select(columns)
    .select(['cases.id as infoUuid', 'cases.status as caseStatus', 'display_status'])
    .select(titleIn(locale).as('title'))
    .where(through, '=', venueId)
    .where('donations.paid_at', 'is not', null)
    .where(isKept)
    .where((eb) => isBeyond(eb, ['donations.paid_at', 'donations.id'], readAnchor(anchorId, 'ns')))
    .orderBy('donations.paid_at', 'desc')
    .orderBy('donations.id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageOfGifts(rows, size);
  return {
    ...page,
    list: page.list.map(({ infoUuid, caseStatus, display_status, title, ...row }) => {
      const { content: _, ...record } = publicRecordOf(row, locale);
      const isShown =
        (publicCaseStatuses as readonly string[]).includes(caseStatus) &&
        display_status !== displayStatuses.atRisk;
      return { ...record, case: isShown ? { infoUuid, title } : null };
    }),
  };
}
