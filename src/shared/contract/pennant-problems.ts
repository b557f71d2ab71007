/** Refusals of pennants, a part of the closed list. */
export const pennantProblemCodes = {
  pennantNotMet: { status: 403, code: 40390 },
  visitsMissing: { status: 403, code: 40391 },
  pennantGiven: { status: 409, code: 40989 },
} as const;
