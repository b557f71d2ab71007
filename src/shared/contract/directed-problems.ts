/** Why nothing was taken out of a sponsor's pool: opened, directed or returned. */
export const directedProblems = {
  pocketGone: { status: 409, code: 40920 },
  pocketRests: { status: 409, code: 40921 },
  allowanceNotNow: { status: 409, code: 40922 },
  allowanceNotYours: { status: 409, code: 40923 },
  allowanceHad: { status: 409, code: 40924 },
  allowancePoolEmpty: { status: 409, code: 40925 },
  allowanceCaseRests: { status: 409, code: 40926 },
  venueHasAllowance: { status: 409, code: 40927 },
  poolLacks: { status: 409, code: 40946 },
} as const;
