/** What a sponsor gives for a gift; frozen once two persons said so. */
export type MatchRule = {
  ratioBasisPoints: number;
  perGiftInFen: number;
  perPersonDayInFen: number;
  perCaseInFen: number;
  accountAgeDays: number;
};

/** What is known at the moment of a gift; the gift itself is counted in. */
type MatchFacts = {
  /** What this person gave to this case today: gifts that were split count as one. */
  givenTodayInFen: number;
  /** What of that was matched before. */
  matchedTodayInFen: number;
  /** What this person's gifts of today got of the activity, whichever the case. */
  personTodayInFen: number;
  /** What the case has of the activity. */
  caseInFen: number;
  /** What the case may still take to its target, beside gifts and matches. */
  roomInFen: number;
  poolInFen: number;
};

/** The least of what the rule gives, its caps, and what there is. */
export function matchInFen(rule: MatchRule, facts: MatchFacts): number {
  const { ratioBasisPoints, perGiftInFen, perPersonDayInFen, perCaseInFen } = rule;
  const whole = Number((BigInt(facts.givenTodayInFen) * BigInt(ratioBasisPoints)) / 10_000n);
  const least = Math.min(
    Math.min(whole, perGiftInFen) - facts.matchedTodayInFen,
    perPersonDayInFen - facts.personTodayInFen,
    perCaseInFen - facts.caseInFen,
    facts.roomInFen,
    facts.poolInFen,
  );
  return Math.max(least, 0);
}
