import { dayMs, startOfDay } from '#src/shared/platform/china-days.ts';
/** A day in China, `YYYY-MM-DD`, as instants. */
export function boundsOf(day: string): { startAt: number; endAt: number } {
  const startAt = startOfDay(day);
  return { startAt, endAt: startAt + dayMs };
}
