import type { Insertable } from 'kysely';
import type { Trx } from '#src/server/db/database.ts';
import type { CasesTable } from '#src/server/db/schema.ts';
import type { Telling } from '#src/shared/cases/telling.ts';
import { dayNumberOf } from '#src/shared/platform/china-days.ts';

type NewCase = Omit<
  Insertable<CasesTable>,
  'search_text' | 'share_count' | 'nearly_there' | 'filled_at' | 'need_seen' | 'quiet_since_day'
>;

/** Adds a case with its empty fund; words people search by are kept beside it in lower case. */
export async function addCase(
  trx: Trx,
  added: NewCase,
  { tellings = [], ...names }: Names & { tellings?: readonly Telling[] },
): Promise<void> {
  const search_text = searchTextOf({ ...added, ...names }, tellings);
  const quiet_since_day = added.published_at ? dayNumberOf(added.published_at) + 1 : 0;
  await trx
    .insertInto('cases')
    .values({ ...added, share_count: 0, search_text, quiet_since_day })
    .execute();
  await trx
    .insertInto('case_funds')
    .values({
      case_id: added.id,
      given_in_fen: 0,
      raised_in_fen: 0,
      donation_count: 0,
    })
    .execute();
  if (tellings.length === 0) return;
  await trx
    .insertInto('case_tellings')
    .values(
      tellings.map(({ toldBy, ...told }) => ({ case_id: added.id, told_by: toldBy, ...told })),
    )
    .execute();
}

export type Searched = Pick<NewCase, 'title' | 'illness' | 'province' | 'city' | 'hospital'> &
  Names;
type Names = { patientName: string; raiserName: string };

/**
 * Answers the words people search a case by, in lower case; `told` are its titles in further
 * languages.
 */
export function searchTextOf(searched: Searched, told: readonly Pick<Telling, 'title'>[]): string {
  const { title, illness, province, city, hospital, patientName, raiserName } = searched;
  const titles = [title, ...told.map((telling) => telling.title)];
  const words = [...titles, illness, province, city, hospital, patientName, raiserName];
  return words.join(' ').toLowerCase();
}
