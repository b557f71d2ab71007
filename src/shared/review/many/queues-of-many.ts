/** These have words alone: of them many may be decided at once, never money and never a case. */
export const queuesOfMany = ['post', 'comment', 'wish'] as const;

export type QueueOfMany = (typeof queuesOfMany)[number];

/** A page of a queue shows so many. */
export const manyAtOnce = 20;
