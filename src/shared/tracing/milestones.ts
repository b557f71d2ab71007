export const milestonePercents = [25, 50, 75, 100] as const;
export type MilestonePercent = (typeof milestonePercents)[number];

/** The parts of a target that a sum passes on its way from one amount to another. */
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
