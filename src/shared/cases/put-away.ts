import { dayMs } from '#src/shared/platform/china-days.ts';
import { retentionDays } from '#src/shared/platform/retention.ts';
import { type CaseState, canCase } from './case-actions.ts';
import { isHighRisk } from './case-rules.ts';
import { endReasons } from './enumerations.ts';

/** A case is told in full so long after its end. */
export const untilPutAwayMs = retentionDays.stories * dayMs;

type Ended = {
  state: CaseState;
  finishedAt: number | null;
  platformFinishReason: string | null;
};

/**
 * From then on a case keeps only its account and its thanks; undefined while it raises, while its
 * money is asked for, and of one that people were warned of, which stays readable.
 */
export function putAwayFrom(
  { state, finishedAt, platformFinishReason }: Ended,
  now: number,
): number | undefined {
  if (finishedAt === null || !canCase('putAway', state, now)) return undefined;
  const finishReason = state.endReason;
  const isWarnedOf =
    finishReason === endReasons.stoppedAndReturned ||
    isHighRisk({ finishReason, platformFinishReason });
  return isWarnedOf ? undefined : finishedAt + untilPutAwayMs;
}
