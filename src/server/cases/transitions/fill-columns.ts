import type { Flag } from '#src/server/db/columns.ts';
import { isNearlyThere } from '#src/shared/tracing/milestones.ts';

export type FillOfCase = {
  raisedInFen: number;
  targetInFen: number;
  surplusUse: string | null;
  /** This is what the bills leave open; null where a case has none. */
  gapInFen: number | null;
  filledAt: number | null;
};

/**
 * Reckons how near a case is to its target, and since when it takes no more: once it has its
 * target, unless its family said what more would be used for; and in any case once it has all that
 * its bills leave open. A return opens it again.
 */
export function fillColumns(
  { raisedInFen, targetInFen, surplusUse, gapInFen, filledAt }: FillOfCase,
  now: number,
): { nearly_there: Flag; filled_at: number | null } {
  const hasTarget = raisedInFen >= targetInFen && surplusUse === null;
  const isFilled = hasTarget || (gapInFen !== null && raisedInFen >= gapInFen);
  return {
    nearly_there: isNearlyThere(raisedInFen, targetInFen) ? 1 : 0,
    filled_at: isFilled ? (filledAt ?? now) : null,
  };
}
