import type { TypedRule } from '#src/shared/activities/activity-rule.ts';

export type SponsorPromise = TypedRule & {
  poolInFen: number;
  statementNo: string;
  /** A lot leaves out this share of its cases. */
  controlPercent?: number;
};

/** The first sponsors paid in so much, all together. */
export const firstPromisedInFen = 16_500;

const perGiftInFen = 1500;

/**
 * It adds half of every gift, from a pool that is soon empty; whoever takes gifts back has had a
 * day's most.
 */
export const matching = {
  type: 'matchingDonation',
  rule: {
    ...{ ratioBasisPoints: 5000, perGiftInFen, perPersonDayInFen: 2500 },
    ...{ perCaseInFen: 1_000_000, accountAgeDays: 0 },
  },
  ...{ poolInFen: 5000, statementNo: 'first-match' },
} satisfies SponsorPromise;
/** Few are enough, since a history has few people, and the pool bears two teams at a time. */
export const bonfires = {
  type: 'groupHelp',
  rule: {
    ladder: [
      { members: 2, amountInFen: 400 },
      { members: 3, amountInFen: 900 },
    ],
    ...{ hours: 6, counts: 'gift', teamsPerCase: 10_000, perCaseInFen: 1_000_000 },
    accountAgeDays: 0,
  },
  ...{ poolInFen: 3000, statementNo: 'first-bonfires' },
} satisfies SponsorPromise;

/**
 * This is a pocket for a gift, and something for a share: few of both, so that the pool is soon
 * empty.
 */
export const pockets: SponsorPromise = {
  type: 'matchingShare',
  rule: {
    ...{ pocketInFen: 300, pocketHours: 6, perShareInFen: 200, perPersonInFen: 400 },
    ...{ perCaseInFen: 1_000_000, accountAgeDays: 0 },
  },
  ...{ poolInFen: 1500, statementNo: 'first-pockets' },
};
export const allowanceInFen = 700;

export const allowancesAt = (venueId: string): SponsorPromise => ({
  type: 'taskDonation',
  rule: { venueId, allowanceInFen, days: 1, perCaseInFen: 1_000_000, accountAgeDays: 0 },
  ...{ poolInFen: 1500, statementNo: 'first-allowances' },
});

export const dropInFen = 300;
/**
 * This is the same once a giver and case, from a pool for five; of two cases a lot leaves one out.
 */
export const drops: SponsorPromise = {
  type: 'waterHelp',
  rule: {
    ...{ perGiftInFen: dropInFen, perPersonDayInFen: 4000, perCaseInFen: 1_000_000 },
    accountAgeDays: 0,
  },
  ...{ poolInFen: 1500, statementNo: 'first-drops', controlPercent: 50 },
};

/** It is as `matching`, for what one wallet pays; a case has its most before the pool is empty. */
export const ofWallet = {
  type: 'paymentChannelSubsidy',
  rule: {
    ...{ ratioBasisPoints: 5000, perGiftInFen, perPersonDayInFen: 4000 },
    ...{ perCaseInFen: 2500, accountAgeDays: 0, wallet: 'wechat' },
  },
  ...{ poolInFen: 4000, statementNo: 'first-wallet' },
} satisfies SponsorPromise;
