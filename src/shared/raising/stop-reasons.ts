/** Why a family stops raising; only staff read it. */
export const stopReasons = ['enough', 'otherAid', 'recovered', 'treatmentEnded', 'other'] as const;
export type StopReason = (typeof stopReasons)[number];
