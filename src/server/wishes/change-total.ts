import type { Trx } from '#src/server/db/database.ts';

/** Keeps how many wishes are shown, in the transaction that shows or hides some. */
export async function changeTotal(trx: Trx, by: number): Promise<void> {
  await trx
    .updateTable('wish_totals')
    .set((eb) => ({ shown: eb('shown', '+', by) }))
    .execute();
}
