import type { Database } from '#src/server/db/database.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { findRestore } from '#src/server/reconciliation/restore/find-restore.ts';

/** Finds why and since when no money may leave; undefined when it may. */
export function findFreeze(db: Database) {
  return findMoneyOutFreeze(db);
}

/**
 * Finds the restore that is not settled yet, with how many of its differences nobody has answered.
 */
export function findOpenRestore(db: Database) {
  return findRestore(db);
}

export async function isMoneyOutFrozen(db: Database): Promise<boolean> {
  return (await findMoneyOutFreeze(db)) !== undefined;
}
