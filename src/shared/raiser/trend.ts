import * as v from 'valibot';

export const trendDays = 14;

export const trendDay = v.object({
  /** It is written 2026-11-21, as the platform's country counts days. */
  day: v.string(),
  giftCount: v.number(),
  giftsInFen: v.number(),
  visitCount: v.number(),
});
export type TrendDay = v.InferOutput<typeof trendDay>;
