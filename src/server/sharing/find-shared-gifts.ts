import { publicColumns, publicRecordOf } from '#src/server/cases/gifts/donation-record.ts';
import type { Database } from '#src/server/db/database.ts';
import type { DonationRecord } from '#src/shared/cases/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { caseId: string; shareSourceId: string; locale: Locale };
const most = 50;

/**
 * Finds what the person through whose share one came gave to the case. Anonymous gifts are left out:
 * standing here would tell whose they are.
 */
export async function findSharedGifts(
  db: Database,
  { caseId, shareSourceId, locale }: Asked,
): Promise<DonationRecord[]> {
  if (shareSourceId === '') return [];
  const rows = await db
    .selectFrom('donations')
    .select(publicColumns)
    .where('user_id', '=', (eb) =>
      eb
        .selectFrom('shares')
        .select('user_id')
        .where('id', '=', shareSourceId)
        .where('case_id', '=', caseId),
    )
    .where('case_id', '=', caseId)
    .where('paid_at', 'is not', null)
    .where('anonymous', '=', 0)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => publicRecordOf(row, locale));
}
