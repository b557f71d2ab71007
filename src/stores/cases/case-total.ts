import { polled } from '#src/stores/polled.ts';

/**
 * This is the money of one case. The client comes with the first ask: who only reads a page for a
 * moment does not fetch it.
 */
export const totalOf = polled(async (infoUuid) =>
  (await import('./ask-total.ts')).askTotal(infoUuid),
);
