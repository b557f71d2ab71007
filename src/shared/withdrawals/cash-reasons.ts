/**
 * They say why a family can not withdraw now, in the order it is best mended. What is missing is
 * the family's turn, what is not reviewed the platform's.
 */
export const cashReasons = [
  'moneyOutFrozen',
  'casePhase',
  'discussionOpen',
  'refundOpen',
  'withdrawalOpen',
  'payeeMissing',
  'payeeNotReviewed',
  'coolingTime',
  'materialsMissing',
  'materialsNotReviewed',
  'fundUseOverdue',
  'goodsNotReceived',
  'matchHeld',
  'nothingAvailable',
] as const;
export type CashReason = (typeof cashReasons)[number];
