import type { Trx } from '#src/server/db/database.ts';
import { caseAvailable } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { findHeldOfCase } from './find-hold.ts';

/** Gifts go back, and what waited for the desk of each goes with it. The caller holds their activities. */
export async function endHolds(trx: Trx, orderIds: readonly string[], now: number): Promise<void> {
  await trx
    .updateTable('grant_holds')
    .set({ status: 'RETURNED', decided_at: now })
    .where('cause', 'in', orderIds)
    .where('status', '=', 'HELD')
    .execute();
}

/**
 * After a restore, what was paid out of a case since the backup had been let go first, by words
 * that are lost. So the newest holds that its money no longer covers are over. The caller holds its
 * fund.
 */
export async function dropUncovered(trx: Trx, caseId: string, now: number): Promise<void> {
  const held = await findHeldOfCase(trx, caseId);
  let leftInFen = held.length === 0 ? 0 : await findBalance(trx, caseAvailable(caseId));
  for (const { holdId, amountInFen } of held) {
    leftInFen -= amountInFen;
    if (leftInFen >= 0) continue;
    leftInFen += amountInFen;
    await trx
      .updateTable('grant_holds')
      .set({ status: 'RELEASED', decided_at: now })
      .where('id', '=', holdId)
      .execute();
  }
}
