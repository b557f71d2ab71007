import { openInquiryContent } from '#src/server/advisers/open-inquiry.ts';
import { placeText } from '#src/server/advisers/place-text.ts';
import type { Services } from '#src/server/services.ts';
import type { InquiryField } from '#src/shared/advisers/inquiry-kinds.ts';
import type { StuckPlace } from '#src/shared/advisers/stuck-place.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import { defaultLocale, type Locale } from '#src/shared/platform/locale.ts';
import { selectLeads } from './find-leads.ts';

type Asked = { leadId: string; adviserId: string | undefined; locale: Locale };

/**
 * Finds one lead. What a family wrote of itself and what was noted of its calls is for who has
 * it; others see where it stands.
 */
export async function findLeadFile(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { leadId, adviserId, locale }: Asked,
) {
  const row = await selectLeads(db)
    .select(['inquiries.content_sealed as contentSealed', 'inquiries.case_id as caseId'])
    .select(['leads.inviter_user_id as inviterUserId', 'leads.passed_at as passedAt'])
    .select(['inquiries.mobile_masked as ownMask', 'users.mobile_masked as accountMask'])
    .where('leads.id', '=', leadId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { nameSealed, nickname, contentSealed, inviterUserId, ownMask, accountMask, ...lead } = row;
  const isHeld = adviserId !== undefined && lead.adviserId === adviserId;
  const content = isHeld ? openInquiryContent(keys, leadId, contentSealed) : {};
  return {
    ...{ ...lead, isHeld, isInvited: inviterUserId !== null },
    name: maskedName(
      nameSealed ? keys.open('inquiries.name_sealed', leadId, nameSealed) : (nickname ?? ''),
    ),
    mobileMasked: ownMask ?? accountMask ?? '',
    fields: Object.entries(content).map(([field, value]) => ({
      field: field as InquiryField,
      value: field === 'part' ? placeText(value as StuckPlace, locale) : value,
    })),
    log: await findLog({ db, keys }, { leadId, isHeld }),
  };
}

async function findLog(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { leadId, isHeld }: { leadId: string; isHeld: boolean },
) {
  const rows = await db
    .selectFrom('lead_log')
    .leftJoin('users', 'users.id', 'lead_log.by_user_id')
    .leftJoin('adviser_words', (join) =>
      join
        .onRef('adviser_words.adviser_id', '=', 'lead_log.adviser_id')
        .on('adviser_words.locale', '=', defaultLocale),
    )
    .select(['position', 'act', 'outcome', 'note_sealed', 'at', 'users.nickname as by'])
    .select('adviser_words.name as adviserName')
    .where('lead_id', '=', leadId)
    .orderBy('position', 'desc')
    .execute();
  const noteOf = (position: number, sealed: string) =>
    keys.open('lead_log.note_sealed', [leadId, String(position)], sealed);
  return rows.map(({ note_sealed, ...one }) => ({
    ...one,
    note: isHeld && note_sealed !== null ? noteOf(one.position, note_sealed) : '',
  }));
}

/** Finds colleagues with a desk, for a lead that goes on. */
export function findCallers(db: Services['db'], except: string | null) {
  return db
    .selectFrom('advisers')
    .innerJoin('adviser_words', (join) =>
      join
        .onRef('adviser_words.adviser_id', '=', 'advisers.id')
        .on('adviser_words.locale', '=', defaultLocale),
    )
    .select(['advisers.id as adviserId', 'adviser_words.name', 'adviser_words.city'])
    .where('advisers.user_id', 'is not', null)
    .where('advisers.id', '<>', except ?? '')
    .orderBy('adviser_words.city')
    .orderBy('advisers.id')
    .execute();
}
