import { polled } from '#src/stores/polled.ts';

/**
 * Counts what was given through a venue, or a page within one; its client comes with the first ask.
 */
export const sumsOf = polled(async (activityId) =>
  (await import('#src/stores/withdrawals/ask-sums.ts')).askSums(activityId),
);
