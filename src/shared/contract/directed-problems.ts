/**
 * They say why money went no other way: out of a sponsor's pool, or on to another family. The
 * hundred codes below 40900 are given away, so these have six digits.
 */
export const directedProblemCodes = {
  pocketGone: { status: 409, code: 409100 },
  pocketRests: { status: 409, code: 409101 },
  allowanceNotNow: { status: 409, code: 409102 },
  allowanceNotYours: { status: 409, code: 409103 },
  allowanceHad: { status: 409, code: 409104 },
  allowancePoolEmpty: { status: 409, code: 409105 },
  allowanceCaseRests: { status: 409, code: 409106 },
  venueHasAllowance: { status: 409, code: 409107 },
  grantGone: { status: 409, code: 409108 },
  holdOver: { status: 409, code: 409109 },
  choiceOver: { status: 409, code: 409120 },
  poolLacks: { status: 409, code: 40946 },
} as const;
