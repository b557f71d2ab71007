import { dayMs, dayNumberOf, dayOfNumber } from '#src/shared/platform/china-days.ts';

export const rankPeriods = ['thisWeek', 'lastWeek'] as const;
export type RankPeriod = (typeof rankPeriods)[number];

/** 1970 began on a Thursday, three days after a Monday. */
const mondayShift = 3;

/** Finds the Monday of the week of a moment, in China. */
export function weekOf(at: number): string {
  const day = dayNumberOf(at);
  return dayOfNumber(day - ((day + mondayShift) % 7));
}

const weekMs = 7 * dayMs;

export function weekOfPeriod(period: RankPeriod, now: number): string {
  return weekOf(period === 'thisWeek' ? now : now - weekMs);
}
