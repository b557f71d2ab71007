import type { MatchBar } from './match-bars.ts';

type Weighed = { matchedCount: number; byBar: readonly { bar: MatchBar; count: number }[] };

/**
 * Tells of all gifts that an activity weighed which share it left unmatched, by rule and
 * altogether.
 */
export function refusalRatesOf({ matchedCount, byBar }: Weighed) {
  const refused = byBar.reduce((sum, { count }) => sum + count, 0);
  const weighed = matchedCount + refused;
  return {
    weighed,
    refused,
    rate: tenthsOf(refused, weighed),
    byBar: byBar.map((one) => ({ ...one, rate: tenthsOf(one.count, weighed) })),
  };
}

/** Counts in percent with one digit after the point; what happened at all is never shown as 0. */
function tenthsOf(count: number, whole: number): number {
  if (count === 0 || whole === 0) return 0;
  return Math.max(Math.round((count / whole) * 1000), 1) / 10;
}
