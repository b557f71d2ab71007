import type { CasePhase } from './case-phases.ts';
import { type CaseStatus, endReasons } from './enumerations.ts';

type Ended = { status: CaseStatus; endReason: number | null };

/**
 * Tells a case in the words of this phase: that staff stopped it says more than that they doubt it
 * as well.
 */
export function toldPhase(phase: CasePhase, { status, endReason }: Ended): CasePhase {
  const isStopped = status === 'FINISHED' && endReason === endReasons.platformTerminated;
  return phase === 'risk' && isStopped ? 'stopped' : phase;
}
