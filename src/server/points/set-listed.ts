import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { changeBalance } from './change-balance.ts';

/** Puts a person on the weekly list, or takes them off it, past weeks included. */
export async function setListed(
  { db }: Pick<Services, 'db'>,
  { userId, listed }: { userId: string; listed: boolean },
): Promise<{ listed: boolean }> {
  const flag = listed ? 1 : 0;
  await inTransaction(db, async (trx) => {
    await changeBalance(trx, userId, 0);
    for (const table of ['point_balances', 'point_weeks'] as const) {
      await trx.updateTable(table).set({ listed: flag }).where('user_id', '=', userId).execute();
    }
  });
  return { listed };
}
