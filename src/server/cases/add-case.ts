import type { Insertable } from 'kysely';
import type { Trx } from '#src/server/db/database.ts';
import type { CasesTable } from '#src/server/db/schema.ts';

type NewCase = Omit<Insertable<CasesTable>, 'search_text' | 'share_count' | 'nearly_there'>;

/** Adds a case with its empty fund; words people search by are kept beside it in lower case. */
export async function addCase(
  trx: Trx,
  added: NewCase,
  also: { patientName: string; raiserName: string },
): Promise<void> {
  const searched = [
    added.title,
    added.illness,
    added.province,
    added.city,
    added.hospital,
    also.patientName,
    also.raiserName,
  ];
  await trx
    .insertInto('cases')
    .values({ ...added, share_count: 0, search_text: searched.join(' ').toLowerCase() })
    .execute();
  await trx
    .insertInto('case_funds')
    .values({ case_id: added.id, raised_in_fen: 0, donation_count: 0, last_paid_at: null })
    .execute();
}
