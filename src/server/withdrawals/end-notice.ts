import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { findWithdrawal, lockWithdrawal } from './find-withdrawal.ts';
import { queuePayout } from './queue-payout.ts';

/** The public notice of a withdrawal is over: a releaser is asked, unless an objection is open. */
export async function endNotice(
  db: Database,
  { withdrawalId }: { withdrawalId: string },
  now: number,
): Promise<void> {
  if (!(await findWithdrawal(db, withdrawalId))) return;
  await inTransaction(db, async (trx) => {
    await lockWithdrawal(trx, withdrawalId);
    await queuePayout(trx, { withdrawalId, now });
  });
}
