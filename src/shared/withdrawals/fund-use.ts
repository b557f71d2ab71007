import * as v from 'valibot';

/** This is the account of one payout's use: due from the day it was paid, handed in, shown. */
export const fundUseView = v.object({
  dueAt: v.number(),
  shownAt: v.nullable(v.number()),
  /** It was handed in and waits for its review. */
  inReview: v.boolean(),
  overdue: v.boolean(),
});
export type FundUse = v.InferOutput<typeof fundUseView>;

type Known = {
  dueAt: number;
  shownAt: number | null;
  /** Since then an account of it waits for its review; null where none does. */
  waitsSince: number | null;
};

/** It was handed in by the day, so it is not late while its review takes time. */
export function fundUseOf({ dueAt, shownAt, waitsSince }: Known, now: number): FundUse {
  const inReview = shownAt === null && waitsSince !== null;
  const inTime = waitsSince !== null && waitsSince <= dueAt;
  return { dueAt, shownAt, inReview, overdue: shownAt === null && dueAt <= now && !inTime };
}

/**
 * Picks of a withdrawal's payouts the one whose account is missed most; all shown, the last of
 * them.
 */
export function mostMissed(uses: readonly FundUse[]): FundUse | undefined {
  const missed = ({ shownAt, inReview, overdue }: FundUse) =>
    shownAt === null ? 1 + Number(!inReview) + 2 * Number(overdue) : 0;
  return [...uses].sort(
    (a, b) =>
      missed(b) - missed(a) ||
      (a.shownAt !== null && b.shownAt !== null ? b.shownAt - a.shownAt : a.dueAt - b.dueAt),
  )[0];
}
