/**
 * They say where a team stands, of the documents' statuses; the last is a team whose time was over
 * first.
 */
export const bonfireStatuses = ['APPROVE', 'END_WITH_DONE', 'END_WITH_TIME'] as const;
export type BonfireStatus = (typeof bonfireStatuses)[number];

/**
 * These make a member count: a gift to the case, or also a visitor who came by the member's share.
 */
export const countedBy = ['gift', 'giftOrVisit'] as const;
type CountedBy = (typeof countedBy)[number];

/** It takes so many members who count, and the sponsor gives so much for it. */
export type LadderStep = { members: number; amountInFen: number };

/** This is what a sponsor gives to teams; frozen once two persons said so. */
export type BonfireRule = {
  /** It goes from the fewest members to the most, who are a team's seats. */
  ladder: LadderStep[];
  hours: number;
  counts: CountedBy;
  teamsPerCase: number;
  perCaseInFen: number;
  accountAgeDays: number;
};

export function seatsOf({ ladder }: Pick<BonfireRule, 'ladder'>): number {
  return Math.max(...ladder.map(({ members }) => members));
}

/** Sums what a team gets when every step is reached: so much is promised as it starts. */
export function wholeLadderInFen({ ladder }: Pick<BonfireRule, 'ladder'>): number {
  return ladder.reduce((sum, { amountInFen }) => sum + amountInFen, 0);
}

type Due = { step: number; amountInFen: number };
type Facts = {
  counted: number;
  /** These are steps that were paid, counted from 1. */
  paid: ReadonlySet<number>;
  /** This is what may be given at most. */
  roomInFen: number;
};

/**
 * Lists the steps that a team has reached and nobody paid yet, as far as there is room for them.
 */
export function dueSteps({ ladder }: Pick<BonfireRule, 'ladder'>, facts: Facts): Due[] {
  let left = facts.roomInFen;
  const due: Due[] = [];
  for (const [at, { members, amountInFen }] of ladder.entries()) {
    const part = Math.min(amountInFen, left);
    if (members > facts.counted || facts.paid.has(at + 1) || part <= 0) continue;
    due.push({ step: at + 1, amountInFen: part });
    left -= part;
  }
  return due;
}

/** Lists the steps of a rule, and what was paid of each, which are counted from 1. */
export function stepsOf(
  { ladder }: Pick<BonfireRule, 'ladder'>,
  paid: ReadonlyMap<number, number>,
) {
  return {
    ladderRuleInfo: ladder.map((step, at) => ({ ...step, paidInFen: paid.get(at + 1) ?? null })),
    ladderFinishNum: paid.size,
  };
}
