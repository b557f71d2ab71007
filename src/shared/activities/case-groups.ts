/**
 * This is what the lot says of a case: left out, so that what matching does can be seen, or not.
 */
export type CaseGroup = 'CONTROL' | 'MATCHED';

export const mostControlPercent = 50;
