import { caseTypes } from '#src/shared/cases/enumerations.ts';

/** This is why a family stops raising; only staff read it. */
export const stopReasons = ['enough', 'otherAid', 'recovered', 'treatmentEnded', 'other'] as const;
export type StopReason = (typeof stopReasons)[number];

/** Nobody recovers from a dream; that it came true stands where a treatment ends. */
export function stopReasonsOf(caseType: number): readonly StopReason[] {
  return caseType === caseTypes.dream
    ? stopReasons.filter((reason) => reason !== 'recovered')
    : stopReasons;
}
