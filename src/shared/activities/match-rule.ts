import type { MatchBar } from './refusals/match-bars.ts';

/** What a sponsor gives for a gift; frozen once two persons said so. */
export type MatchRule = {
  ratioBasisPoints: number;
  perGiftInFen: number;
  perPersonDayInFen: number;
  perCaseInFen: number;
  accountAgeDays: number;
};

/** What is known at the moment of a gift; the gift itself is counted in. */
export type MatchFacts = {
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

/** Of a gift that is not matched at all: what was all given, or that it is less than a fen. */
export function barOf(rule: MatchRule, facts: MatchFacts): MatchBar {
  if (facts.roomInFen <= 0) return 'rests';
  if (facts.poolInFen <= 0) return 'empty';
  if (facts.caseInFen >= rule.perCaseInFen) return 'caseFull';
  if (facts.personTodayInFen >= rule.perPersonDayInFen) return 'dayFull';
  return facts.matchedTodayInFen >= rule.perGiftInFen ? 'split' : 'small';
}
