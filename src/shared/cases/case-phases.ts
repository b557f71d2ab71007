/** Where a case stands in its life, from its status, its end reason, its warnings and the time. */
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
