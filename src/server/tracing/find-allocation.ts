import { findMoneyAndClawedBack } from '#src/server/cases/find-money-of-case.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Allocation } from '#src/shared/tracing/allocation.ts';
import { findShownWithdrawals } from './find-shown-withdrawals.ts';

/** How the money of a case was used; what was given is the sum of where it is now. */
export async function findAllocation(
  db: Database,
  caseId: string,
  now: number,
): Promise<Allocation> {
  const [{ money, clawedBackInFen }, list] = await Promise.all([
    findMoneyAndClawedBack(db, caseId),
    findShownWithdrawals(db, caseId, now),
  ]);
  const givenInFen = Object.values(money).reduce((sum, part) => sum + part, 0);
  const raisedInFen = givenInFen - money.refundedInFen;
  return { infoUuid: caseId, givenInFen, raisedInFen, ...money, clawedBackInFen, list };
}
