import type { RouteName } from '#src/shared/routes.ts';

/**
 * money: it is of the reader's own money or account; review: an answer people wait for; words:
 * someone said something to the reader; news: everything else.
 */
type NoticeTopic = 'money' | 'review' | 'words' | 'news';

type Kind = {
  topic: NoticeTopic;
  opens: RouteName;
  /** Its text messages go by themselves, also to a number that is nobody's account. */
  ownTexts?: true;
};

/**
 * People are told all of these, with the page a notice opens. Texts are in `texts/…/notices.ts`.
 */
export const noticeKinds = {
  donationReceived: { topic: 'money', opens: 'messagePay' },
  paymentUnmatched: { topic: 'money', opens: 'messagePay' },
  supportUnmatched: { topic: 'money', opens: 'messageMiddle' },
  donationRefunded: { topic: 'money', opens: 'messagePay' },
  giftPassedOn: { topic: 'money', opens: 'messagePay' },
  monthlyStarted: { topic: 'money', opens: 'messageMiddle' },
  monthlyAhead: { topic: 'money', opens: 'messageMiddle' },
  monthlyRefused: { topic: 'money', opens: 'messageMiddle' },
  monthlyPaused: { topic: 'money', opens: 'messageMiddle' },
  monthlySkipped: { topic: 'money', opens: 'messageMiddle' },
  monthlyEnded: { topic: 'money', opens: 'messageMiddle' },
  bigDonation: { topic: 'news', opens: 'messageBigDonation' },
  caseProgress: { topic: 'news', opens: 'messageProgress' },
  goodsSent: { topic: 'news', opens: 'messageMiddle' },
  goodsPaid: { topic: 'review', opens: 'messageMiddle' },
  goodsUnsent: { topic: 'review', opens: 'messageMiddle' },
  goodsReturnAsked: { topic: 'review', opens: 'messageMiddle' },
  goodsReturnRefused: { topic: 'money', opens: 'messageMiddle' },
  commentAnswered: { topic: 'words', opens: 'messageComment' },
  reviewPassed: { topic: 'review', opens: 'messageMiddle' },
  reviewHeld: { topic: 'review', opens: 'messageMiddle' },
  reviewRefused: { topic: 'review', opens: 'messageMiddle' },
  aideJoined: { topic: 'review', opens: 'messageMiddle' },
  staffAsked: { topic: 'review', opens: 'messageMiddle' },
  casePublished: { topic: 'review', opens: 'messageMiddle' },
  caseChanged: { topic: 'news', opens: 'messageMiddle' },
  caseRewritten: { topic: 'money', opens: 'messageMiddle' },
  caseFlagged: { topic: 'review', opens: 'messageMiddle' },
  caseCleared: { topic: 'review', opens: 'messageMiddle' },
  caseStopped: { topic: 'review', opens: 'messageMiddle' },
  givenToStopped: { topic: 'money', opens: 'messageMiddle' },
  givenToResumed: { topic: 'money', opens: 'messageMiddle' },
  givenToFalse: { topic: 'money', opens: 'messageMiddle' },
  postPassed: { topic: 'review', opens: 'messageMiddle' },
  postRefused: { topic: 'review', opens: 'messageMiddle' },
  withdrawalApplied: { topic: 'money', opens: 'messageMiddle' },
  withdrawalPassed: { topic: 'money', opens: 'messageMiddle' },
  withdrawalNotice: { topic: 'news', opens: 'messageWithdraw' },
  withdrawalPaid: { topic: 'money', opens: 'messageMiddle' },
  withdrawalRefused: { topic: 'money', opens: 'messageMiddle' },
  withdrawalFailed: { topic: 'money', opens: 'messageMiddle' },
  withdrawalAnew: { topic: 'money', opens: 'messageMiddle' },
  paidBack: { topic: 'money', opens: 'messageMiddle' },
  feeChanged: { topic: 'money', opens: 'messageMiddle' },
  withdrawalObjected: { topic: 'money', opens: 'messageMiddle' },
  withdrawalCleared: { topic: 'money', opens: 'messageMiddle' },
  objectionUpheld: { topic: 'review', opens: 'messageWithdraw' },
  objectionDismissed: { topic: 'review', opens: 'messageWithdraw' },
  fundUseDue: { topic: 'review', opens: 'messageMiddle' },
  fundUseOverdue: { topic: 'review', opens: 'messageMiddle' },
  refundPassed: { topic: 'money', opens: 'messageMiddle' },
  refundRefused: { topic: 'money', opens: 'messageMiddle' },
  refundNeedsAccount: { topic: 'money', opens: 'messagePay' },
  refundStarted: { topic: 'money', opens: 'messagePay' },
  refundDone: { topic: 'money', opens: 'messageMiddle' },
  platformRefund: { topic: 'money', opens: 'messageMiddle' },
  refundFailed: { topic: 'money', opens: 'messageMiddle' },
  phoneChanged: { topic: 'money', opens: 'messageMiddle' },
  phoneWaits: { topic: 'money', opens: 'messageMiddle', ownTexts: true },
  bankChanged: { topic: 'money', opens: 'messageMiddle' },
  payeeNameDiffers: { topic: 'money', opens: 'messageMiddle' },
  verificationAnswered: { topic: 'words', opens: 'messageComment' },
  doctorAnswered: { topic: 'review', opens: 'messageMiddle' },
  reportAnswered: { topic: 'review', opens: 'messageMiddle' },
  reportUpheld: { topic: 'money', opens: 'messageMiddle' },
  discussionOpened: { topic: 'money', opens: 'messageMiddle' },
  discussionRefused: { topic: 'money', opens: 'messageMiddle' },
  discussionPublic: { topic: 'review', opens: 'messageMiddle' },
  discussionVote: { topic: 'news', opens: 'messageMiddle' },
  discussionEnded: { topic: 'review', opens: 'messageMiddle' },
  activityAnswered: { topic: 'review', opens: 'messageMiddle' },
  bonfireJoined: { topic: 'news', opens: 'messageMiddle' },
  bonfireReached: { topic: 'news', opens: 'messageMiddle' },
  bonfireBrought: { topic: 'news', opens: 'messageMiddle' },
  bonfireEnded: { topic: 'news', opens: 'messageMiddle' },
  pennantCame: { topic: 'words', opens: 'messageMiddle' },
  invoiceIssued: { topic: 'review', opens: 'messageMiddle' },
  invoiceRefused: { topic: 'review', opens: 'messageMiddle' },
  cardHidden: { topic: 'review', opens: 'messageMiddle' },
  pennantHidden: { topic: 'review', opens: 'messageMiddle' },
  teamPageHidden: { topic: 'review', opens: 'messageMiddle' },
  prizeSent: { topic: 'news', opens: 'messageMiddle' },
  prizeHeld: { topic: 'review', opens: 'messageMiddle' },
  wishHidden: { topic: 'review', opens: 'messageMiddle' },
  taskLeft: { topic: 'words', opens: 'messageMiddle' },
  leadGiven: { topic: 'review', opens: 'messageMiddle' },
  greenPathMoved: { topic: 'review', opens: 'messageMiddle' },
  referralCounted: { topic: 'news', opens: 'messageMiddle' },
  serviceAnswered: { topic: 'words', opens: 'messageMiddle' },
} as const satisfies Record<string, Kind>;

export type NoticeKind = keyof typeof noticeKinds;
/**
 * These are published words and amounts only: they are kept as they are. `caseTitle` is added on
 * reading.
 */
export type NoticeParams = Readonly<Record<string, string | number>>;

/** These of them are what a person called or said something; activities have a name a language. */
const quotedParams = ['caseTitle', 'name', 'nickname', 'thing', 'words'];

/** Finds what people wrote themselves, of what stands in a notice. */
export function quotedIn(words: string, params: NoticeParams): string[] {
  return Object.entries(params)
    .filter(([name, said]) => quotedParams.includes(name.replace(/\..*/, '')) && said !== '')
    .map(([, said]) => String(said))
    .filter((said) => words.includes(said));
}

export function isNoticeKind(kind: string): kind is NoticeKind {
  return Object.keys(noticeKinds).includes(kind);
}

/** It is sent by SMS where there is no messaging account, and at night too. */
export function isUrgent(kind: NoticeKind): boolean {
  const { topic, ownTexts }: Kind = noticeKinds[kind];
  return !ownTexts && (topic === 'money' || topic === 'review');
}

/** Nobody can mute what happens to their own money. */
export function isMutable(kind: NoticeKind): boolean {
  return noticeKinds[kind].topic !== 'money';
}
