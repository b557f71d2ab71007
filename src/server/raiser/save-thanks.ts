import { isPublicCase } from '#src/server/cases/is-public-case.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { requireOpenWords } from '#src/server/platform/require-words.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Thanks = { caseId: string; words: string };

/** Keeps what a family says to everyone who gave; without words nothing is said for it. */
export async function saveThanks(
  db: Database,
  { caseId, words }: Thanks,
  now: number,
): Promise<{ words: string }> {
  requireOpenWords({ words });
  await inTransaction(db, async (trx) => {
    if (!(await isPublicCase(trx, caseId))) throw new Problem('notFound');
    if (words === '') {
      await trx.deleteFrom('case_thanks').where('case_id', '=', caseId).execute();
      return;
    }
    await trx
      .insertInto('case_thanks')
      .values({ case_id: caseId, words, updated_at: now })
      .onConflict((conflict) => conflict.column('case_id').doUpdateSet({ words, updated_at: now }))
      .execute();
  });
  return { words };
}
