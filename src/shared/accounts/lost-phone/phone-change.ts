/**
 * waiting: it waits until its day. done: the account has the other phone. refused: by who has the
 * link or a session. ownShown: someone gave a code of the number that was said to be lost. held: on
 * its day money was on its way, or the number was another account's.
 */
export const phoneChangeStates = ['waiting', 'done', 'refused', 'ownShown', 'held'] as const;
export type PhoneChangeState = (typeof phoneChangeStates)[number];

/** Both numbers are told this of it; `soon` is a day before. */
export type PhoneChangeStep = 'asked' | 'soon' | Exclude<PhoneChangeState, 'waiting'>;
