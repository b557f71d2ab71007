const dayMs = 86_400_000;
const chinaOffsetMs = 8 * 3_600_000;

/** A day in China, `YYYY-MM-DD`, as instants. */
export function boundsOf(day: string): { startAt: number; endAt: number } {
  const startAt = Date.parse(`${day}T00:00:00Z`) - chinaOffsetMs;
  if (!Number.isSafeInteger(startAt)) throw new RangeError(`${day} is no day.`);
  return { startAt, endAt: startAt + dayMs };
}
