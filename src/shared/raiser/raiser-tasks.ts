import * as v from 'valibot';
import type { CasePhase } from '#src/shared/cases/case-phases.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo, type RouteName, routes } from '#src/shared/routes.ts';

/** What a fundraiser can do, most pressing first, each with its page; the first is the next step. */
export const raiserTaskKinds = [
  'refundToConfirm',
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
  'papersMissing',
  'moneyWaits',
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

const routeOfTask = {
  refundToConfirm: 'refundAuditPass',
  objectionToAnswer: 'withdrawDetail',
  discussionToExplain: 'discussionApplication',
  questionToAnswer: 'staffQuestions',
  partsRefused: 'rejected',
  notSubmitted: 'commitVerify',
  inReview: 'pendingNotice',
  goodsReturns: 'goodsOrders',
  goodsToSend: 'goodsOrders',
  fundUseOverdue: 'compensateProgress',
  fundUseDue: 'compensateProgress',
  postRefused: 'dynamicAudit',
  papersMissing: 'materialVerify',
  moneyWaits: 'withdrawConfirm',
  giftsUnanswered: 'fastReply',
  commentsUnanswered: 'fastReply',
  progressDue: 'publishProgress',
  verificationLow: 'inviteFriendProve',
  share: 'contributeSpread',
  labels: 'manageLabel',
} as const satisfies Record<RaiserTaskKind, RouteName>;

/** What is owed to donors stays owed, and what staff ask they ask knowingly; nothing else is asked of a family in mourning. */
const evenInMourning: readonly RaiserTaskKind[] = [
  ...(['refundToConfirm', 'objectionToAnswer', 'questionToAnswer'] as const),
  'discussionToExplain',
  ...(['goodsReturns', 'goodsToSend'] as const),
  ...(['fundUseOverdue', 'fundUseDue', 'postRefused'] as const),
];

/** What a case is judged by. */
export type CaseNeeds = {
  phase: CasePhase;
  refundsToConfirm: number;
  openObjections: number;
  /** Staff wait for the family's words. */
  discussionsToExplain: number;
  openQuestions: number;
  refusedParts: number;
  /** Returns of things that the family has not answered, and paid things that are not sent. */
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

/** Those that are there without being counted. */
const uncounted: readonly RaiserTaskKind[] = [
  ...(['notSubmitted', 'inReview', 'moneyWaits', 'progressDue', 'verificationLow'] as const),
  ...(['share', 'labels'] as const),
];

export function raiserTasksOf(needs: CaseNeeds, now: number): RaiserTask[] {
  const raises = needs.phase === 'raising';
  const overdue = needs.fundUseDueAt.filter((dueAt) => dueAt <= now).length;
  const quiet = needs.mayPost && now - needs.lastToldAt > progressEveryDays * dayMs;
  const counts: Record<RaiserTaskKind, number | false> = {
    refundToConfirm: needs.refundsToConfirm,
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
    .flatMap((kind) => {
      const count = counts[kind];
      if (count === false || (count === 0 && !uncounted.includes(kind))) return [];
      return [{ kind, count }];
    });
}

/** The page a task is done on. */
export function taskLink(
  { kind }: Pick<RaiserTask, 'kind'>,
  { infoUuid, locale }: { infoUuid: string; locale: Locale },
): string {
  const route = routeOfTask[kind];
  const subject = kind === 'commentsUnanswered' ? { subject: 'comments' } : {};
  if (routes[route].path.includes('{infoUuid}'))
    return linkTo(route, { params: { infoUuid }, query: subject, locale });
  return linkTo(route, { query: { infoUuid }, locale });
}
