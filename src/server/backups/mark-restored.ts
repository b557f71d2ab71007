import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import { sayAnew } from '#src/server/monthly/say-months.ts';
import { restoredSwitch } from '#src/server/reconciliation/restore/find-restore.ts';
import { eraseJob } from '#src/server/retention/erase-job.ts';
import { reasonOfRestore } from '#src/shared/review/freeze-reason.ts';

/** This job is run by `accounts`, which knows what closing erases. */
export const closeAgainJob = 'close-again';

/**
 * Freezes money out: gateway and bank have done things since that these books do not know.
 * What was erased since the backup goes again, and accounts that were closed; what is given each month is said anew.
 */
export async function markRestored(
  db: Database,
  { madeAt }: { madeAt: number },
  now: number,
): Promise<void> {
  const reason = reasonOfRestore(madeAt);
  await freezeMoneyOut(db, { reason, now });
  const value = String(madeAt);
  await db
    .insertInto('switches')
    .values({ name: restoredSwitch, value, reason, set_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, reason, set_at: now }))
    .execute();
  await sayAnew(db, now);
  await inTransaction(db, async (trx) => {
    await enqueue(trx, { name: eraseJob, payload: null, runAt: now });
    await enqueue(trx, { name: closeAgainJob, payload: { backupAt: madeAt }, runAt: now });
  });
}
