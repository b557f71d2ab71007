import { findMoneyAndClawedBack } from '#src/server/cases/money/find-money-of-case.ts';
import type { Database } from '#src/server/db/database.ts';
import { raisedInFenOf } from '#src/shared/cases/fund-figures.ts';
import type { Allocation } from '#src/shared/tracing/allocation.ts';
import { findShownWithdrawals } from './find-shown-withdrawals.ts';

/**
 * Finds how the money of a case was used; what was given and matched is the sum of where it is now.
 */
export async function findAllocation(
  db: Database,
  caseId: string,
  now: number,
): Promise<Allocation> {
  const [{ money: found, clawedBackInFen }, list] = await Promise.all([
    findMoneyAndClawedBack(db, caseId),
    findShownWithdrawals(db, caseId, now),
  ]);
  const { matchedInFen, ...money } = found;
  const whole = Object.values(money).reduce((sum, part) => sum + part, 0);
  const givenInFen = whole - matchedInFen;
  const raisedInFen = raisedInFenOf({ givenInFen, ...money });
  const sums = { givenInFen, raisedInFen, matchedInFen };
  return { infoUuid: caseId, ...sums, ...money, clawedBackInFen, list };
}
