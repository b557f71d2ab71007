/**
 * This is where a case stands in its life, from its status, its end reason, its warnings and the
 * time.
 */
export const casePhases = [
  'pending',
  'denied',
  'reviewing',
  'raising',
  'ended',
  'expired',
  'stopped',
  'withdrawing',
  'withdrawn',
  'refunding',
  'refunded',
  'risk',
] as const;
export type CasePhase = (typeof casePhases)[number];

/** Then no target counts any more: what was not paid out goes, or went, back to donors. */
export const isGoingBack = (phase: CasePhase): phase is 'refunding' | 'refunded' =>
  phase === 'refunding' || phase === 'refunded';
