import type { Decided } from '#src/server/review/review-queue.ts';

/** Answers all that staff wrote about a decision, as one text for whom it concerns. */
export function wordsOf({ words, refusals }: Decided): string {
  return [words, ...Object.values(refusals)].filter((text) => text.trim() !== '').join('\n');
}
