/** Fen; each is zero or more. */
export type Bill = {
  costSoFarInFen: number;
  costAheadInFen: number;
  insurancePaidInFen: number;
  otherAidInFen: number;
  ownMeansInFen: number;
};

/** What a family can't pay: its bills, less insurance, other aid and its own means; never below 0. */
export function gapOf(bill: Bill): number {
  const { costSoFarInFen, costAheadInFen } = bill;
  const { insurancePaidInFen, otherAidInFen, ownMeansInFen } = bill;
  const met = insurancePaidInFen + otherAidInFen + ownMeansInFen;
  return Math.max(0, costSoFarInFen + costAheadInFen - met);
}
