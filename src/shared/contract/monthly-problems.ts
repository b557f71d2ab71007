/** These are refusals of gifts that are charged month by month, a part of the closed list. */
export const monthlyProblemCodes = {
  monthlyThere: { status: 409, code: 409160 },
  monthlyNotOffered: { status: 409, code: 409161 },
  monthlyFull: { status: 409, code: 409162 },
  monthlyNotOpen: { status: 409, code: 409163 },
} as const;
