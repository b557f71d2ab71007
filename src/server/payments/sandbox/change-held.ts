import type { BooksTrx } from './books.ts';

/** Answers false when the merchant's account holds too little: a bank lends nothing. */
export async function changeHeld(
  trx: BooksTrx,
  merchant: string,
  changeInFen: number,
): Promise<boolean> {
  await trx
    .insertInto('accounts')
    .values({ merchant, held_in_fen: 0 })
    .onConflict((conflict) => conflict.column('merchant').doNothing())
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set((eb) => ({ held_in_fen: eb('held_in_fen', '+', changeInFen) }))
    .where('merchant', '=', merchant)
    .where('held_in_fen', '>=', -changeInFen)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
