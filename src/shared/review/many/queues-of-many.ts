/** Words alone: of them many may be decided at once, never money and never a case. */
export const queuesOfMany = ['post', 'comment', 'wish'] as const;

export type QueueOfMany = (typeof queuesOfMany)[number];

/** As many as a page of a queue shows. */
export const manyAtOnce = 20;
