/** This is why a gift is not taken, apart from what is wrong with its fields. */
export const refusedOrders = [
  'notFound',
  'caseNotOpen',
  'caseFilled',
  'tooManyUnpaid',
  'tooManyFailed',
] as const;
