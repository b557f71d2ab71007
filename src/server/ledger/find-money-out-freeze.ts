import type { Database, Trx } from '#src/server/db/database.ts';
import { moneyOutSwitch } from './freeze-money-out.ts';

/** Finds why and since when no money may leave, or undefined when it may. */
export async function findMoneyOutFreeze(
  db: Database | Trx,
): Promise<{ reason: string; frozenAt: number } | undefined> {
  const row = await db
    .selectFrom('switches')
    .select(['reason', 'set_at'])
    .where('name', '=', moneyOutSwitch)
    .where('value', '=', 'on')
    .executeTakeFirst();
  return row && { reason: row.reason, frozenAt: row.set_at };
}
