/** These refusals are about an account itself; they are a part of the closed list. */
export const accountProblemCodes = {
  phoneTaken: { status: 409, code: 40903 },
  phoneHeld: { status: 403, code: 40392 },
  accountInUse: { status: 409, code: 40941 },
} as const;
