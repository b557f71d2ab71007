/** They say why a proposal of any kind can't be confirmed. */
export const proposalErrors = [
  'notFound',
  'secondPersonNeeded',
  'proposalNotOpen',
  'statementUsed',
  'ownTask',
  'caseStateRefuses',
  'feeOptionHolds',
  'clawbackTooMuch',
  'activityStateRefuses',
  'caseInActivity',
  'lotteryThere',
  'venueHasAllowance',
  'poolLacks',
  'accountNotNeeded',
  'donorGivesAccount',
] as const;
