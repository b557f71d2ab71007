import type { NoticeKind, noticeKinds } from './notice-kinds.ts';

export const noticeGroups = ['own', 'given', 'words', 'platform'] as const;
/**
 * It is of the reader's own appeal, of one they gave to or follow, of what people say, of our
 * answers.
 */
export type NoticeGroup = (typeof noticeGroups)[number];

type MutableKind = {
  [Kind in NoticeKind]: (typeof noticeKinds)[Kind]['topic'] extends 'money' ? never : Kind;
}[NoticeKind];

/** It says where each kind that may be turned off stands in settings. */
const groupOf: Record<MutableKind, NoticeGroup> = {
  bigDonation: 'own',
  goodsPaid: 'own',
  goodsUnsent: 'own',
  goodsReturnAsked: 'own',
  activityAnswered: 'own',
  bonfireBrought: 'own',
  reviewPassed: 'own',
  reviewHeld: 'own',
  reviewRefused: 'own',
  aideJoined: 'own',
  staffAsked: 'own',
  casePublished: 'own',
  caseFlagged: 'own',
  caseCleared: 'own',
  caseStopped: 'own',
  postPassed: 'own',
  postRefused: 'own',
  fundUseDue: 'own',
  fundUseOverdue: 'own',
  caseProgress: 'given',
  caseChanged: 'given',
  bonfireJoined: 'given',
  bonfireReached: 'given',
  bonfireEnded: 'given',
  goodsSent: 'given',
  withdrawalNotice: 'given',
  discussionPublic: 'given',
  discussionVote: 'given',
  discussionEnded: 'given',
  commentAnswered: 'words',
  verificationAnswered: 'words',
  pennantCame: 'words',
  objectionUpheld: 'platform',
  objectionDismissed: 'platform',
  doctorAnswered: 'platform',
  reportAnswered: 'platform',
  wishHidden: 'platform',
  pennantHidden: 'platform',
  cardHidden: 'platform',
  invoiceIssued: 'platform',
  invoiceRefused: 'platform',
  teamPageHidden: 'platform',
  prizeSent: 'platform',
  prizeHeld: 'platform',
  taskLeft: 'platform',
  leadGiven: 'platform',
  greenPathMoved: 'platform',
  referralCounted: 'platform',
  serviceAnswered: 'platform',
};

/** The kinds of a group keep the order of the list above. */
export function kindsOfGroup(group: NoticeGroup): MutableKind[] {
  return (Object.keys(groupOf) as MutableKind[]).filter((kind) => groupOf[kind] === group);
}
