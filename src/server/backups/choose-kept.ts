import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';

/** So many days, weeks and months that have a backup keep their newest one. */
const keptPeriods = { days: 7, weeks: 4, months: 12 };

/** It answers day, week and month of the platform's country; a week begins on Monday. */
const periodOf: Record<keyof typeof keptPeriods, (at: number) => string> = {
  days: dayOf,
  // The first of January 1970 was a Thursday.
  weeks: (at) => String(Math.floor((Date.parse(dayOf(at)) / dayMs + 3) / 7)),
  months: (at) => dayOf(at).slice(0, 7),
};

/**
 * Picks which of the instants that backups were made at stay: the newest of each of the last
 * periods that have one. Periods without any do not count, so that a pause throws nothing away.
 */
export function chooseKept(madeAts: readonly number[]): Set<number> {
  const newestFirst = [...madeAts].sort((one, other) => other - one);
  const kept = new Set<number>();
  for (const [period, count] of Object.entries(keptPeriods)) {
    const nameOf = periodOf[period as keyof typeof keptPeriods];
    const newest = new Map<string, number>();
    for (const at of newestFirst) if (!newest.has(nameOf(at))) newest.set(nameOf(at), at);
    for (const at of [...newest.values()].slice(0, count)) kept.add(at);
  }
  return kept;
}
