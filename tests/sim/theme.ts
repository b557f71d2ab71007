/** A history is about this: operations that make up a story, to which chance adds others. */
export type Theme = readonly { operations: readonly string[]; pauseMs?: number }[];

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
