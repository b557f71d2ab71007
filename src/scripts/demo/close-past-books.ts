import { compareJob } from '#src/server/raising/clones/ask-comparison.ts';
import { nameJob } from '#src/server/raising/payee/ask-name.ts';
import type { Services } from '#src/server/services.ts';

/** This is what is done for gifts and cases of the past, which the seed did or nobody waits for. */
const doneWork: readonly string[] = ['donation-paid', compareJob, nameJob];

/** The past leaves no work: its pages were never kept, and the bank was asked already. */
export async function closeBooksOfThePast({ db, now }: Services): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_query_at: null })
    .where('status', '=', 'SUCCEEDED')
    .execute();
  await db
    .updateTable('jobs')
    .set({ done_at: now() })
    .where('name', 'in', doneWork)
    .where('done_at', 'is', null)
    .execute();
}
