export const dayMs = 86_400_000;
/** The platform's country keeps one time all year, eight hours ahead of UTC. */
export const chinaOffsetMs = 8 * 3_600_000;

/**
 * Answers the calendar day of an instant, as the platform's country and the gateways' bills count:
 * 2026-11-21.
 */
export function dayOf(at: number): string {
  return dayOfNumber(dayNumberOf(at));
}

/** Answers the instant a day or month such as 2026-11 begins. */
export function startOfDay(day: string): number {
  const at = Date.parse(day) - chinaOffsetMs;
  if (!Number.isSafeInteger(at)) throw new RangeError(`${day} is no day.`);
  return at;
}

export function dayBefore(day: string): string {
  return dayOf(startOfDay(day) - 1);
}

/** Lists every day from one instant to another, both included. */
export function daysBetween(from: number, to: number): string[] {
  const days: string[] = [];
  for (let at = startOfDay(dayOf(from)); at <= to; at += dayMs) days.push(dayOf(at));
  return days;
}

/** Counts days since 1970. */
export function dayNumberOf(at: number): number {
  return Math.floor((at + chinaOffsetMs) / dayMs);
}

export function dayOfNumber(dayNumber: number): string {
  return new Date(dayNumber * dayMs).toISOString().slice(0, 10);
}

/** Answers the instant the day of a number begins. */
export function startOfDayNumber(dayNumber: number): number {
  return dayNumber * dayMs - chinaOffsetMs;
}

/** Writes a day as month and day, as in `11/30`. */
export const shortDay = (day: string): string => day.slice(5).replace('-', '/');
