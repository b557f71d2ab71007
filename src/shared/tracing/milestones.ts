const milestonePercents = [25, 50, 75, 100] as const;
export type MilestonePercent = (typeof milestonePercents)[number];

/** It is so from four fifths of the target until it is reached. */
export function isNearlyThere(raisedInFen: number, targetInFen: number): boolean {
  return BigInt(raisedInFen) * 5n >= BigInt(targetInFen) * 4n && raisedInFen < targetInFen;
}

/** Lists the parts of a target that a sum passes on its way from one amount to another. */
export function milestonesBetween({
  from,
  to,
  targetInFen,
}: {
  from: number;
  to: number;
  targetInFen: number;
}): MilestonePercent[] {
  const target = BigInt(targetInFen);
  const reaches = (amountInFen: number, percent: number) =>
    BigInt(amountInFen) * 100n >= target * BigInt(percent);
  return milestonePercents.filter((percent) => reaches(to, percent) && !reaches(from, percent));
}
