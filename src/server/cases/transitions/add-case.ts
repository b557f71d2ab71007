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
  await trx
    .insertInto('cases')
    .values({ ...added, share_count: 0, search_text: searchTextOf({ ...added, ...also }) })
    .execute();
  await trx
    .insertInto('case_funds')
    .values({
      case_id: added.id,
      given_in_fen: 0,
      raised_in_fen: 0,
      donation_count: 0,
      last_paid_at: null,
    })
    .execute();
}

export type Searched = Pick<NewCase, 'title' | 'illness' | 'province' | 'city' | 'hospital'> & {
  patientName: string;
  raiserName: string;
};

/** The words people search a case by, in lower case. */
export function searchTextOf(searched: Searched): string {
  const { title, illness, province, city, hospital, patientName, raiserName } = searched;
  const words = [title, illness, province, city, hospital, patientName, raiserName];
  return words.join(' ').toLowerCase();
}
