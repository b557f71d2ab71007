import type { Flag } from '#src/server/db/columns.ts';
import type { Trx } from '#src/server/db/database.ts';

/** This is a person's balance, and whether they chose to stand on the weekly list. */
type Balance = { balance: number; listed: Flag };

/**
 * Changes a person's balance and answers the new one. Until the transaction ends, whoever earns or
 * loses love value of the same person waits here, so that caps of a day are exact.
 */
export async function changeBalance(trx: Trx, userId: string, by: number): Promise<Balance> {
  const { balance, listed } = await trx
    .insertInto('point_balances')
    .values({ user_id: userId, balance: by })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ balance: eb('point_balances.balance', '+', by) })),
    )
    .returning(['balance', 'listed'])
    .executeTakeFirstOrThrow();
  return { balance: Number(balance), listed };
}
