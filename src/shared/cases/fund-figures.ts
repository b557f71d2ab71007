/** What is given and not returned, of what is asked for. */
type Raised = { raisedInFen: number; targetInFen: number };

/** How much of a target is raised, in whole percent, never rounded up to done. */
export function percentOf(raisedInFen: number, targetInFen: number): number {
  return Math.floor((raisedInFen / targetInFen) * 100);
}

/** What is missing to the target; nothing or less once it is reached. */
export function missingInFenOf({ raisedInFen, targetInFen }: Raised): number {
  return targetInFen - raisedInFen;
}

/** What of all that was given is back with its donors, or went on as they chose. */
export function returnedInFenOf(fund: { givenInFen: number; raisedInFen: number }): number {
  return fund.givenInFen - fund.raisedInFen;
}

/** What of all that was given is raised. */
export function raisedInFenOf(fund: { givenInFen: number; refundedInFen: number }): number {
  return fund.givenInFen - fund.refundedInFen;
}
