import type { Services } from '#src/server/services.ts';

/** Gifts of the past leave no work: their pages were never kept, and the bank was asked already. */
export async function closeBooksOfThePast({ db, now }: Services): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_query_at: null })
    .where('status', '=', 'SUCCEEDED')
    .execute();
  await db
    .updateTable('jobs')
    .set({ done_at: now() })
    .where('name', '=', 'donation-paid')
    .where('done_at', 'is', null)
    .execute();
}
