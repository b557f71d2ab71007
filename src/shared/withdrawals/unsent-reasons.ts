/** They say why a payout that was released was never sent; kept where else the bank's words are. */
export const unsentReasons = [
  'payeeNotReady',
  'caseStateRefuses',
  'discussionOpen',
  'subsidyPoolEmpty',
  'fundUseOverdue',
  'objectionUpheld',
  'findingUnanswered',
  'booksRestored',
] as const;
export type UnsentReason = (typeof unsentReasons)[number];

/** Did it fail for its account: the bank would not take that, or it had changed meanwhile? */
export function failedForItsAccount(bankWords: string | null): boolean {
  return bankWords === 'payeeNotReady' || !isUnsentReason(bankWords ?? '');
}

export function isUnsentReason(words: string): words is UnsentReason {
  return (unsentReasons as readonly string[]).includes(words);
}
