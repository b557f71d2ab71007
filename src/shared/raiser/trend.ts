import * as v from 'valibot';

export const trendDays = 14;
const dayMs = 86_400_000;
const chinaOffsetMs = 8 * 3_600_000;

export const trendDay = v.object({
  /** 2026-11-21, as the platform's country counts days. */
  day: v.string(),
  giftCount: v.number(),
  giftsInFen: v.number(),
  visitCount: v.number(),
});
export type TrendDay = v.InferOutput<typeof trendDay>;

/** Days since 1970 in the platform's country, which knows no summer time. */
export function dayNumberOf(at: number): number {
  return Math.floor((at + chinaOffsetMs) / dayMs);
}

export function dayOfNumber(dayNumber: number): string {
  return new Date(dayNumber * dayMs).toISOString().slice(0, 10);
}

/** The instant a day begins. */
export function startOfDay(dayNumber: number): number {
  return dayNumber * dayMs - chinaOffsetMs;
}
