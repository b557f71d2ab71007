import { isMarkedDamaged } from '#src/server/db/damage.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { findMoneyOutFreeze } from './find-money-out-freeze.ts';

/** While the books are being looked into, no money leaves a case. */
export async function requireMoneyOut(db: Database | Trx): Promise<void> {
  if (isMarkedDamaged(db) || (await findMoneyOutFreeze(db))) throw new Problem('moneyOutFrozen');
}
