import type { Database } from '#src/server/db/database.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import {
  leastAsked,
  type Objective,
  objectiveDays,
  objectiveNames,
  objectives,
  shareOf,
} from '#src/shared/platform/objectives.ts';

type Sum = { asked: number; missed: number };
/** This is a day on which an objective was missed, with the share that was as it should be. */
type MissedDay = { at: number; share: number };
export type ServiceRecord = Record<Objective, Sum & { missedDays: MissedDay[] }>;

/** Finds how the service kept its objectives over the last 30 days, on all nodes together. */
export async function findServiceRecord(db: Database, now: number): Promise<ServiceRecord> {
  const rows = await db
    .selectFrom('service_hours')
    .select(['hour', 'objective', 'asked', 'missed'])
    .where('hour', '>', now - objectiveDays * dayMs)
    .orderBy('hour', 'desc')
    .execute();
  const recordOf = (objective: Objective) => {
    const own = rows.filter((row) => row.objective === objective);
    const days = Map.groupBy(own, ({ hour }) => dayOf(hour));
    const missedDays = [...days.values()].flatMap((hours): MissedDay[] => {
      const sum = sumOf(hours);
      const share = shareOf(sum);
      if (sum.asked < leastAsked || share >= objectives[objective].share) return [];
      return [{ at: hours[0]?.hour ?? now, share }];
    });
    return { ...sumOf(own), missedDays };
  };
  return Object.fromEntries(objectiveNames.map((name) => [name, recordOf(name)])) as ServiceRecord;
}

function sumOf(rows: readonly Sum[]): Sum {
  return rows.reduce(
    (sum, { asked, missed }) => ({ asked: sum.asked + asked, missed: sum.missed + missed }),
    { asked: 0, missed: 0 },
  );
}

const mostListed = 50;

/** Finds what broke in browsers within 30 days, what was seen last first. */
export function findBrowserErrors(db: Database) {
  return db
    .selectFrom('browser_errors')
    .select(['type', 'place', 'reason', 'count'])
    .select(['first_seen_at as firstSeenAt', 'last_seen_at as lastSeenAt'])
    .orderBy('last_seen_at', 'desc')
    .orderBy('hash')
    .limit(mostListed)
    .execute();
}

/**
 * This is how often browsers told of a kind of error, for each 10,000 requests of the same days.
 */
type ErrorRate = { type: string; now: number; before: number; count: number };

const rateDays = 7;
const perRequests = 10_000;

/**
 * Finds the rates of the last seven days, the highest first, beside those of the seven days before.
 */
export async function findErrorRates(db: Database, now: number): Promise<ErrorRate[]> {
  const [late, early] = [now - rateDays * dayMs, now - 2 * rateDays * dayMs];
  const rows = await db
    .selectFrom('browser_error_days')
    .select(['day', 'type', 'count'])
    .where('day', '>', dayOf(early))
    .execute();
  const hours = await db
    .selectFrom('service_hours')
    .select(['hour', 'asked'])
    .where('objective', '=', 'answered')
    .where('hour', '>', early)
    .execute();
  const isLate = (day: string) => day > dayOf(late);
  const asked = { now: 0, before: 0 };
  for (const row of hours) asked[isLate(dayOf(row.hour)) ? 'now' : 'before'] += row.asked;
  const rateOf = (count: number, of: number) => (of === 0 ? 0 : (count * perRequests) / of);
  const rates = [...Map.groupBy(rows, ({ type }) => type)].map(([type, days]) => {
    const sum = (isNow: boolean) =>
      days.reduce((all, { day, count }) => all + (isLate(day) === isNow ? count : 0), 0);
    const count = sum(true);
    return { type, count, now: rateOf(count, asked.now), before: rateOf(sum(false), asked.before) };
  });
  return rates.sort((a, b) => b.now - a.now || (a.type < b.type ? -1 : 1));
}
