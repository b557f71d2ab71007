import type { Trx } from '#src/server/db/database.ts';

/**
 * Changes a person's balance and answers the new one. Until the transaction ends, whoever earns or
 * loses love value of the same person waits here, so that caps of a day are exact.
 */
export async function changeBalance(trx: Trx, userId: string, by: number): Promise<number> {
  const { balance } = await trx
    .insertInto('point_balances')
    .values({ user_id: userId, balance: by })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ balance: eb('point_balances.balance', '+', by) })),
    )
    .returning('balance')
    .executeTakeFirstOrThrow();
  return Number(balance);
}
