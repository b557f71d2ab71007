import * as v from 'valibot';
import type { RouteName } from '#src/shared/routes.ts';

/** What a fundraiser can do next, most pressing first, each with the page it is done on. */
export const raiserTaskKinds = [
  'goodsReturns',
  'goodsToSend',
  'fundUseOverdue',
  'fundUseDue',
  'postRefused',
  'papersMissing',
  'giftsUnanswered',
  'commentsUnanswered',
  'progressDue',
  'verificationLow',
  'share',
  'labels',
] as const;
type RaiserTaskKind = (typeof raiserTaskKinds)[number];

export const raiserTask = v.object({
  kind: v.picklist(raiserTaskKinds),
  /** How many there are of it; 0 where there is nothing to count. */
  count: v.number(),
});
export type RaiserTask = v.InferOutput<typeof raiserTask>;

export const routeOfTask = {
  goodsReturns: 'goodsOrders',
  goodsToSend: 'goodsOrders',
  fundUseOverdue: 'compensateProgress',
  fundUseDue: 'compensateProgress',
  postRefused: 'dynamicAudit',
  papersMissing: 'materialSupplement',
  giftsUnanswered: 'fastReply',
  commentsUnanswered: 'fastReply',
  progressDue: 'publishProgress',
  verificationLow: 'inviteFriendProve',
  share: 'contributeSpread',
  labels: 'manageLabel',
} as const satisfies Record<RaiserTaskKind, RouteName>;

/** What is owed to donors stays owed; nothing else is asked of a family in mourning. */
const evenInMourning: readonly RaiserTaskKind[] = [
  ...(['goodsReturns', 'goodsToSend'] as const),
  ...(['fundUseOverdue', 'fundUseDue', 'postRefused'] as const),
];

/** What a case is judged by. */
export type CaseNeeds = {
  /** Returns of things that the family has not answered, and paid things that are not sent. */
  goodsReturns: number;
  goodsToSend: number;
  raising: boolean;
  mayPost: boolean;
  inMourning: boolean;
  fundUseDueAt: readonly number[];
  refusedPosts: number;
  missingPapers: number;
  unansweredGifts: number;
  unansweredComments: number;
  lastToldAt: number;
  verifications: number;
  sharesOfWeek: number;
  labels: number;
};

const dayMs = 86_400_000;
const progressEveryDays = 14;
const enoughVerifications = 5;

export function raiserTasksOf(needs: CaseNeeds, now: number): RaiserTask[] {
  const overdue = needs.fundUseDueAt.filter((dueAt) => dueAt <= now).length;
  const quiet = needs.mayPost && now - needs.lastToldAt > progressEveryDays * dayMs;
  const counts: Record<RaiserTaskKind, number | false> = {
    goodsReturns: needs.goodsReturns,
    goodsToSend: needs.goodsToSend,
    fundUseOverdue: overdue,
    fundUseDue: needs.fundUseDueAt.length - overdue,
    postRefused: needs.refusedPosts,
    papersMissing: needs.missingPapers,
    giftsUnanswered: needs.unansweredGifts,
    commentsUnanswered: needs.unansweredComments,
    progressDue: quiet && 0,
    verificationLow:
      needs.raising && needs.verifications < enoughVerifications && needs.verifications,
    share: needs.raising && needs.sharesOfWeek === 0 && 0,
    labels: needs.labels === 0 && 0,
  };
  /** Those that are there without being counted. */
  const uncounted: readonly RaiserTaskKind[] = [
    'progressDue',
    'verificationLow',
    'share',
    'labels',
  ];
  return raiserTaskKinds
    .filter((kind) => !needs.inMourning || evenInMourning.includes(kind))
    .flatMap((kind) => {
      const count = counts[kind];
      if (count === false || (count === 0 && !uncounted.includes(kind))) return [];
      return [{ kind, count }];
    });
}
