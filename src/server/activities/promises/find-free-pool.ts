import type { Database, Trx } from '#src/server/db/database.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';

/**
 * Finds what a pool has beside what it keeps for somebody. The caller holds the activity, or only
 * looks.
 */
export async function findFreePool(db: Database | Trx, activityId: string): Promise<number> {
  const promised = await db
    .selectFrom('grant_sums')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('amount_in_fen'), 'bigint').as('inFen'))
    .where('activity_id', '=', activityId)
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return (await findBalance(db, pool(activityId))) - (promised.inFen ?? 0);
}
