import type { Wallet } from '#src/shared/donations/pay-channels.ts';
import type { MatchBar } from './refusals/match-bars.ts';

/** This is what a sponsor gives for a gift; frozen once two persons said so. */
export type MatchRule = {
  ratioBasisPoints: number;
  perGiftInFen: number;
  perPersonDayInFen: number;
  perCaseInFen: number;
  accountAgeDays: number;
};

/** This is the same, for gifts that were paid by one wallet. */
export type ChannelRule = MatchRule & { wallet: Wallet };

/** Each giver's first gift to a case gets the same, whatever its amount: `perGiftInFen`. */
export type DropRule = Omit<MatchRule, 'ratioBasisPoints'>;

/** This is what is known at the moment of a gift; the gift itself is counted in. */
export type MatchFacts = {
  /** This person gave so much to this case today, or ever for a drop: gifts split count as one. */
  givenInFen: number;
  /** This is what of that was matched before. */
  matchedBeforeInFen: number;
  /** This is what this person's gifts of today got of the activity, whichever the case. */
  personTodayInFen: number;
  /** This is what the case has of the activity. */
  caseInFen: number;
  /** This is what the case may still take to its target, beside gifts and matches. */
  roomInFen: number;
  poolInFen: number;
};

/** Takes the least of what the rule gives, its caps, and what there is. */
export function matchInFen(rule: MatchRule | DropRule, facts: MatchFacts): number {
  const { perGiftInFen, perPersonDayInFen, perCaseInFen } = rule;
  // Whoever had a drop, of whatever size, has had it: another version of the rule brings no rest.
  const once = facts.matchedBeforeInFen > 0 ? 0 : perGiftInFen;
  const whole = 'ratioBasisPoints' in rule ? shareOf(rule, facts.givenInFen) : once;
  const least = Math.min(
    Math.min(whole, perGiftInFen) - facts.matchedBeforeInFen,
    perPersonDayInFen - facts.personTodayInFen,
    perCaseInFen - facts.caseInFen,
    facts.roomInFen,
    facts.poolInFen,
  );
  return Math.max(least, 0);
}

const shareOf = ({ ratioBasisPoints }: MatchRule, inFen: number) =>
  Number((BigInt(inFen) * BigInt(ratioBasisPoints)) / 10_000n);

/** Finds why a gift is not matched at all: what was all given, or that it is less than a fen. */
export function barOf(rule: MatchRule | DropRule, facts: MatchFacts): MatchBar {
  if (facts.roomInFen <= 0) return 'rests';
  if (facts.poolInFen <= 0) return 'empty';
  if (facts.caseInFen >= rule.perCaseInFen) return 'caseFull';
  if (facts.personTodayInFen >= rule.perPersonDayInFen) return 'dayFull';
  if (!('ratioBasisPoints' in rule)) return 'had';
  return facts.matchedBeforeInFen >= rule.perGiftInFen ? 'split' : 'small';
}
