import * as v from 'valibot';
import type { CasePhase } from '#src/shared/cases/case-phases.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { CaseFlag } from './case-flag.ts';

/**
 * A fundraiser can do these, most pressing first, each with its page; the first is the next step.
 */
export const raiserTaskKinds = [
  'refundToConfirm',
  'flagToAnswer',
  'objectionToAnswer',
  'discussionToExplain',
  'questionToAnswer',
  'partsRefused',
  'notSubmitted',
  'inReview',
  'goodsReturns',
  'goodsToSend',
  'fundUseOverdue',
  'fundUseDue',
  'postRefused',
  'refundToFollow',
  'papersMissing',
  'moneyWaits',
  'giftsUnanswered',
  'commentsUnanswered',
  'progressDue',
  'verificationLow',
  'share',
  'labels',
] as const;
export type RaiserTaskKind = (typeof raiserTaskKinds)[number];

export const raiserTask = v.object({
  kind: v.picklist(raiserTaskKinds),
  /** There are so many of it; 0 where there is nothing to count. */
  count: v.number(),
});
export type RaiserTask = v.InferOutput<typeof raiserTask>;

/** What is owed to donors stays owed, and what staff ask they ask knowingly; nothing else is asked of a family in mourning. */
const evenInMourning: readonly RaiserTaskKind[] = [
  ...(['refundToConfirm', 'flagToAnswer', 'objectionToAnswer', 'questionToAnswer'] as const),
  ...(['discussionToExplain', 'refundToFollow'] as const),
  ...(['goodsReturns', 'goodsToSend'] as const),
  ...(['fundUseOverdue', 'fundUseDue', 'postRefused'] as const),
];

/** Nobody thanks, posts or asks others while the platform doubts the case. */
const courtesies: readonly RaiserTaskKind[] = [
  ...(['giftsUnanswered', 'commentsUnanswered', 'progressDue'] as const),
  ...(['verificationLow', 'share', 'labels'] as const),
];

/** This is what a case is judged by. */
export type CaseNeeds = {
  phase: CasePhase;
  /** This is what the platform says against it. */
  flag: CaseFlag | undefined;
  /** Has a refund of the case begun that is not over? */
  refundOpen: boolean;
  refundsToConfirm: number;
  openObjections: number;
  /** Staff wait for the family's words. */
  discussionsToExplain: number;
  openQuestions: number;
  refusedParts: number;
  /**
   * These are returns of things that the family has not answered, and paid things that are not
   * sent.
   */
  goodsReturns: number;
  goodsToSend: number;
  mayPost: boolean;
  inMourning: boolean;
  fundUseDueAt: readonly number[];
  refusedPosts: number;
  missingPapers: number;
  mayWithdraw: boolean;
  unansweredGifts: number;
  unansweredComments: number;
  lastToldAt: number;
  verifications: number;
  sharesOfWeek: number;
  labels: number;
};

const progressEveryDays = 14;
const enoughVerifications = 5;

/** These are there without being counted. */
const uncounted: readonly RaiserTaskKind[] = [
  ...(['flagToAnswer', 'refundToFollow', 'notSubmitted', 'inReview', 'moneyWaits'] as const),
  ...(['progressDue', 'verificationLow', 'share', 'labels'] as const),
];

export function raiserTasksOf(needs: CaseNeeds, now: number): RaiserTask[] {
  const raises = needs.phase === 'raising';
  const overdue = needs.fundUseDueAt.filter((dueAt) => dueAt <= now).length;
  const quiet = needs.mayPost && now - needs.lastToldAt > progressEveryDays * dayMs;
  const counts: Record<RaiserTaskKind, number | false> = {
    refundToConfirm: needs.refundsToConfirm,
    flagToAnswer: needs.flag !== undefined && 0,
    objectionToAnswer: needs.openObjections,
    discussionToExplain: needs.discussionsToExplain,
    questionToAnswer: needs.openQuestions,
    partsRefused: needs.refusedParts,
    notSubmitted: needs.phase === 'pending' && 0,
    inReview: needs.phase === 'reviewing' && 0,
    goodsReturns: needs.goodsReturns,
    goodsToSend: needs.goodsToSend,
    fundUseOverdue: overdue,
    fundUseDue: needs.fundUseDueAt.length - overdue,
    postRefused: needs.refusedPosts,
    refundToFollow: needs.refundOpen && needs.refundsToConfirm === 0 && 0,
    papersMissing: needs.missingPapers,
    moneyWaits: needs.mayWithdraw && 0,
    giftsUnanswered: needs.unansweredGifts,
    commentsUnanswered: needs.unansweredComments,
    progressDue: quiet && 0,
    verificationLow: raises && needs.verifications < enoughVerifications && needs.verifications,
    share: raises && needs.sharesOfWeek === 0 && 0,
    labels: raises && needs.labels === 0 && 0,
  };
  return raiserTaskKinds
    .filter((kind) => !needs.inMourning || evenInMourning.includes(kind))
    .filter((kind) => needs.flag === undefined || !courtesies.includes(kind))
    .flatMap((kind) => {
      const count = counts[kind];
      if (count === false || (count === 0 && !uncounted.includes(kind))) return [];
      return [{ kind, count }];
    });
}
