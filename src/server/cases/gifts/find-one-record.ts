import type { Database } from '#src/server/db/database.ts';
import type { DonationRecord } from '#src/shared/cases/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { publicColumns, publicRecordOf } from './donation-record.ts';

type Asked = { caseId: string; orderId: string; locale: Locale };

/** Finds one paid donation of a case; another case's answers as an absent one. */
export async function findOneRecord(
  db: Database,
  { caseId, orderId, locale }: Asked,
): Promise<DonationRecord | undefined> {
  const row = await db
    .selectFrom('donations')
    .select(publicColumns)
    .where('id', '=', orderId)
    .where('case_id', '=', caseId)
    .where('paid_at', 'is not', null)
    .executeTakeFirst();
  return row && publicRecordOf(row, locale);
}
