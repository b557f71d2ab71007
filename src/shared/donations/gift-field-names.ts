/** A donor fills in these, by the names of the donate form's fields. */
export const giftFieldNames = [
  'amountInFen',
  'amountInYuan',
  'content',
  'displayName',
  'anonymous',
  'amountHidden',
  'payChannel',
  'ifUnused',
] as const;
