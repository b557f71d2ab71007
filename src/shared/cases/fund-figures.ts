/** This is given and not returned, of what is asked for. */
type Raised = { raisedInFen: number; targetInFen: number };

/** Says how much of a target is raised, in whole percent, never rounded up to done. */
export function percentOf(raisedInFen: number, targetInFen: number): number {
  return Math.floor((raisedInFen / targetInFen) * 100);
}

/** Says what is missing to the target; it is nothing or less once that is reached. */
export function missingInFenOf({ raisedInFen, targetInFen }: Raised): number {
  return targetInFen - raisedInFen;
}

/** Says what of all that was given is back with its donors, or went on as they chose. */
export function returnedInFenOf(fund: { givenInFen: number; raisedInFen: number }): number {
  return fund.givenInFen - fund.raisedInFen;
}

/** Says what of all that was given is raised. */
export function raisedInFenOf(fund: { givenInFen: number; refundedInFen: number }): number {
  return fund.givenInFen - fund.refundedInFen;
}
