import type { Flag } from '#src/server/db/columns.ts';
import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import { takeBackDays } from '#src/shared/cases/case-change.ts';
import type { Telling } from '#src/shared/cases/telling.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { CaseWords } from './describe-case.ts';
import { type PagesToPurge, pagesOfCase } from './pages-of-case.ts';

type PutAway = {
  caseId: string;
  words: CaseWords;
  tellings: readonly Telling[];
  searchText: string;
};

/**
 * What a public case told is written over, for good: every page, list, search, picture and call
 * reads these columns. What the family handed in stays sealed in its parts, for staff alone.
 */
export async function putCaseAway(
  trx: Trx,
  { caseId, words, tellings, searchText }: PutAway,
  now: number,
): Promise<PagesToPurge> {
  const picked: Flag = 0;
  const gone = { team: null, household: null, labels: toJson([]), surplus_use: null, picked };
  await trx
    .updateTable('cases')
    .set({ ...gone, ...words, search_text: searchText, put_away_at: now })
    .where('id', '=', caseId)
    .execute();
  await trx.deleteFrom('case_tellings').where('case_id', '=', caseId).execute();
  // Who was asked whether a gift still stands may answer until the days for it are over.
  await trx
    .deleteFrom('case_changes')
    .where('case_id', '=', caseId)
    .where('changed_at', '<', now - takeBackDays * dayMs)
    .execute();
  await trx
    .insertInto('case_tellings')
    .values(tellings.map(({ toldBy, ...told }) => ({ case_id: caseId, told_by: toldBy, ...told })))
    .execute();
  return pagesOfCase(caseId);
}
