const dayMs = 86_400_000;
const chinaOffsetMs = 8 * 3_600_000;

/** `YYYY-MM-DD` of an instant, as gateways' bills count days. */
export function chinaDayOf(at: number): string {
  return new Date(at + chinaOffsetMs).toISOString().slice(0, 10);
}

export function dayBefore(day: string): string {
  return chinaDayOf(startOfDay(day) - dayMs / 2);
}

export function startOfDay(day: string): number {
  const at = Date.parse(`${day}T00:00:00Z`) - chinaOffsetMs;
  if (!Number.isSafeInteger(at)) throw new RangeError(`${day} is no day.`);
  return at;
}

/** Every day from one instant to another, both included. */
export function daysBetween(from: number, to: number): string[] {
  const days: string[] = [];
  for (let at = startOfDay(chinaDayOf(from)); at <= to; at += dayMs) days.push(chinaDayOf(at));
  return days;
}
