/** A gift meets these where gifts are matched; a case rests while it takes no match at all. */
export const matchStandings = [
  'NOT_RUNNING',
  'POOL_EMPTY',
  'CASE_FULL',
  'CASE_RESTS',
  'MATCHING',
] as const;
export type MatchStanding = (typeof matchStandings)[number];

/** All there is to give was given, to the case or altogether. */
const atMost: readonly MatchStanding[] = ['POOL_EMPTY', 'CASE_FULL'];

type Facts = {
  runs: boolean;
  poolInFen: number;
  /** It is of a case, where one is asked of. */
  ofCase?: {
    /** It may have so much of the activity beside what it has. */
    underCapInFen: number;
    /** It may still take so much to its target; nothing where it takes no match. */
    roomInFen: number;
  };
};

/** Tells where an activity stands, and what it can still match at most. */
export function matchStandingOf(facts: Facts): { standing: MatchStanding; openInFen: number } {
  const standing = standingOf(facts);
  const { poolInFen, ofCase } = facts;
  const most = Math.min(poolInFen, ...(ofCase ? [ofCase.underCapInFen, ofCase.roomInFen] : []));
  return { standing, openInFen: standing === 'MATCHING' ? most : 0 };
}

function standingOf({ runs, poolInFen, ofCase }: Facts): MatchStanding {
  if (!runs) return 'NOT_RUNNING';
  if (poolInFen === 0) return 'POOL_EMPTY';
  if (!ofCase) return 'MATCHING';
  if (ofCase.underCapInFen <= 0) return 'CASE_FULL';
  return ofCase.roomInFen === 0 ? 'CASE_RESTS' : 'MATCHING';
}

/** Answers the documents' flags; the last two are of teams, which this kind has none of. */
export function flagsOf(standing: MatchStanding) {
  return {
    maxSubsidyReached: atMost.includes(standing),
    currentBonfireMaxReached: false,
    lastOneCanFinish: false,
  };
}
