import type { Database } from '#src/server/db/database.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';

/** Why and since when no money may leave; undefined when it may. */
export function findFreeze(db: Database) {
  return findMoneyOutFreeze(db);
}

export async function isMoneyOutFrozen(db: Database): Promise<boolean> {
  return (await findMoneyOutFreeze(db)) !== undefined;
}
