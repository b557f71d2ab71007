import type { Flag } from '#src/server/db/columns.ts';
import { isNearlyThere } from '#src/shared/tracing/milestones.ts';

export type FillOfCase = {
  raisedInFen: number;
  targetInFen: number;
  surplusUse: string | null;
  filledAt: number | null;
};

/**
 * How near a case is to its target, and since when it takes no more: once it has its target, unless
 * its family said what more would be used for. A return opens it again.
 */
export function fillColumns(
  { raisedInFen, targetInFen, surplusUse, filledAt }: FillOfCase,
  now: number,
): { nearly_there: Flag; filled_at: number | null } {
  const isFilled = raisedInFen >= targetInFen && surplusUse === null;
  return {
    nearly_there: isNearlyThere(raisedInFen, targetInFen) ? 1 : 0,
    filled_at: isFilled ? (filledAt ?? now) : null,
  };
}
