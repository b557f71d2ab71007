import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo, type RouteName, routes } from '#src/shared/routes.ts';
import type { RaiserTask, RaiserTaskKind } from './raiser-tasks.ts';

const routeOfTask = {
  refundToConfirm: 'refundAuditPass',
  flagToAnswer: 'staffQuestions',
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
  refundToFollow: 'refundDetail',
  papersMissing: 'materialVerify',
  moneyWaits: 'withdrawConfirm',
  giftsUnanswered: 'fastReply',
  commentsUnanswered: 'fastReply',
  progressDue: 'publishProgress',
  verificationLow: 'inviteFriendProve',
  share: 'contributeSpread',
  labels: 'manageLabel',
} as const satisfies Record<RaiserTaskKind, RouteName>;

/** Answers the page a task is done on. */
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
