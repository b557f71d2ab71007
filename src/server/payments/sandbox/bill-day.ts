import { dayMs, startOfDay } from '#src/shared/platform/china-days.ts';
/** Gives the instants of a day in China, `YYYY-MM-DD`. */
export function boundsOf(day: string): { startAt: number; endAt: number } {
  const startAt = startOfDay(day);
  return { startAt, endAt: startAt + dayMs };
}
