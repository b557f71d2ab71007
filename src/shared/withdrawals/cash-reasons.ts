/** Why a family can not withdraw now, in the order it is best mended. */
export const cashReasons = [
  'moneyOutFrozen',
  'casePhase',
  'refundOpen',
  'withdrawalOpen',
  'payeeNotReviewed',
  'coolingTime',
  'materialsNotReviewed',
  'fundUseOverdue',
  'nothingAvailable',
] as const;
export type CashReason = (typeof cashReasons)[number];
