/**
 * They say why gifts of a case go back: its fundraiser asked, the platform decided, or a donor did.
 */
export const caseRefundKinds = ['fundraiser', 'falseCase', 'ended', 'surplus', 'grace'] as const;
export type CaseRefundKind = (typeof caseRefundKinds)[number];

/** This is what the platform can start by itself. */
export const platformRefundKinds = ['falseCase', 'ended', 'surplus'] as const;

export const caseRefundStatuses = [
  'APPLIED',
  'PASSED',
  'RUNNING',
  'DONE',
  'REFUSED',
  'CANCELLED',
] as const;
export type CaseRefundStatus = (typeof caseRefundStatuses)[number];
/** From here on everyone may know of it: money is on its way, or back. */
export const releasedRefundStatuses = ['RUNNING', 'DONE'] as const;

/** They limit the words in which a refund is asked for. */
export const reasonLengths = { least: 10, most: 500 };

/** These stand in the way of a refund; each has words and a way to mend it. */
export const refundBlocks = [
  'discussionOpen',
  'caseState',
  'refundOpen',
  'withdrawalOpen',
  'nothingLeft',
  'moneyOutFrozen',
] as const;
export type RefundBlock = (typeof refundBlocks)[number];

/** This is where the refund of one gift stands. */
export const giftRefundStates = [
  'waiting',
  'returning',
  'failed',
  'needsAccount',
  'returned',
  'passedOn',
] as const;
export type GiftRefundState = (typeof giftRefundStates)[number];

/** These are words of ours for why the last attempt did not bring a gift back. */
export const refundFailures = [
  'unanswered',
  'tooSoon',
  'tooOld',
  'tooMany',
  'accountUnusable',
  'refused',
  'accountRefused',
  'accountReturned',
] as const;
export type RefundFailure = (typeof refundFailures)[number];
