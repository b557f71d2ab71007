import {
  dayMs,
  dayNumberOf,
  dayOfNumber,
  startOfDayNumber,
} from '#src/shared/platform/china-days.ts';

/**
 * These are the feasts whose day no year changes; the others are announced each autumn, and are not
 * known here.
 */
const fixedFeasts = ['01-01', '05-01', '05-02', '10-01', '10-02', '10-03'];

/** Day 0, the first of 1970, was a Thursday: Saturday is the second after it. */
function isWorkingDay(dayNumber: number): boolean {
  const weekday = (dayNumber + 4) % 7;
  const isWeekend = weekday === 0 || weekday === 6;
  return !isWeekend && !fixedFeasts.includes(dayOfNumber(dayNumber).slice(5));
}

/**
 * Counts so many working days of China's calendar later: the clock stands still on weekends and
 * feasts, so that what is left on a Friday at three is due on Monday at three.
 */
export function workingDaysAfter(at: number, days: number): number {
  let day = dayNumberOf(at);
  let left = days * dayMs;
  let from = at;
  while (true) {
    const end = startOfDayNumber(day + 1);
    if (isWorkingDay(day)) {
      if (left <= end - from) return from + left;
      left -= end - from;
    }
    day += 1;
    from = end;
  }
}
