import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo, type RouteName, routes } from '#src/shared/routes.ts';
import type { NoticeKind } from './notice-kinds.ts';

/** Notices of the middle page are dealt with there; the case itself where nothing is named. */
const onwardOf: Partial<Record<NoticeKind, RouteName>> = {
  reviewPassed: 'pendingNotice',
  reviewHeld: 'pendingNotice',
  reviewRefused: 'rejected',
  aideJoined: 'caseAides',
  staffAsked: 'staffQuestions',
  casePublished: 'contributeSpread',
  caseChanged: 'detailProgress',
  caseRewritten: 'detailProgress',
  caseFlagged: 'fundraiserCenter',
  caseCleared: 'fundraiserCenter',
  caseStopped: 'fundraiserCenter',
  postPassed: 'dynamicAudit',
  postRefused: 'dynamicAudit',
  withdrawalApplied: 'withdrawDetail',
  withdrawalPassed: 'withdrawDetail',
  withdrawalPaid: 'withdrawDetail',
  withdrawalRefused: 'withdrawDetail',
  withdrawalFailed: 'withdrawDetail',
  withdrawalAnew: 'withdrawDetail',
  withdrawalObjected: 'withdrawDetail',
  withdrawalCleared: 'withdrawDetail',
  paidBack: 'fundraiserCenter',
  feeChanged: 'withdrawConfirm',
  fundUseDue: 'compensateProgress',
  fundUseOverdue: 'compensateProgress',
  refundPassed: 'refundAuditPass',
  refundRefused: 'refundDetail',
  refundDone: 'refundDetail',
  platformRefund: 'refundDetail',
  refundFailed: 'refundDetail',
  bankChanged: 'modifyBankMiddle',
  payeeNameDiffers: 'modifyBankMiddle',
  phoneChanged: 'mineMore',
  phoneWaits: 'lostPhone',
  goodsSent: 'goodsOrder',
  goodsPaid: 'goodsOrders',
  goodsUnsent: 'goodsOrders',
  goodsReturnAsked: 'goodsOrders',
  goodsReturnRefused: 'goodsOrder',
  doctorAnswered: 'proveSuccess',
  reportAnswered: 'accountReport',
  reportUpheld: 'withdrawDetail',
  discussionOpened: 'discussionApplication',
  discussionRefused: 'discussionApplication',
  discussionPublic: 'discussionProgress',
  discussionVote: 'discussionProgress',
  discussionEnded: 'discussionProgress',
  taskLeft: 'desk',
  leadGiven: 'deskLeads',
  greenPathMoved: 'applyProgress',
  referralCounted: 'taskDetail',
  serviceAnswered: 'onlineService',
  wishHidden: 'wishingTree',
  pennantCame: 'pennantsMine',
  pennantHidden: 'pennantsMine',
  cardHidden: 'mineOrder',
  invoiceIssued: 'invoiceSubmitSuccess',
  invoiceRefused: 'invoiceSubmitSuccess',
  teamPageHidden: 'aggregationPage',
  bonfireJoined: 'groupHelpDetail',
  bonfireReached: 'groupHelpDetail',
  bonfireBrought: 'groupHelpDetail',
  bonfireEnded: 'groupHelpDetail',
  activityAnswered: 'matchingGiftDetail',
  prizeSent: 'luckDraw',
  prizeHeld: 'luckDraw',
  supportUnmatched: 'independentSupport',
  monthlyStarted: 'monthlyGifts',
  monthlyAhead: 'monthlyGifts',
  monthlyRefused: 'monthlyGifts',
  monthlyPaused: 'monthlyGifts',
  monthlySkipped: 'monthlyGifts',
  monthlyEnded: 'monthlyGifts',
};

type Told = {
  kind: NoticeKind;
  infoUuid: string | null;
  /** This is the event it tells of; an order where the page is one of an order. */
  subjectId: string;
};

/**
 * Finds the page a notice leads on to; undefined where it needs a case or an order and the notice
 * has none.
 */
export function findOnward(
  { kind, infoUuid, subjectId: orderId }: Told,
  locale: Locale,
): { route: RouteName; link: string } | undefined {
  const route = onwardOf[kind] ?? 'contribute';
  const { path, query } = routes[route];
  if (path.includes('{orderId}')) {
    return orderId ? { route, link: linkTo(route, { params: { orderId }, locale }) } : undefined;
  }
  const asks = (query as readonly string[]).includes('infoUuid');
  if (path.includes('{infoUuid}') || asks) {
    if (infoUuid === null) return undefined;
    const named = { infoUuid };
    return {
      route,
      link: linkTo(route, asks ? { query: named, locale } : { params: named, locale }),
    };
  }
  return { route, link: linkTo(route, { locale }) };
}
