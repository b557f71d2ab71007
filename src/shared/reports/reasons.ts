/** This is why a case is reported. */
export const reportReasons = [
  'falseIllness',
  'falseHousehold',
  'moneyMisused',
  'stolenIdentity',
  'stolenPictures',
  'paidPromotion',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportStates = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];

export const reportLengths = { least: 10, most: 1000 };
export const mostEvidence = 9;
