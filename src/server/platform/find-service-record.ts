import type { Database } from '#src/server/db/database.ts';
import { dateStamp } from '#src/shared/cases/display.ts';
import {
  leastAsked,
  type Objective,
  objectiveDays,
  objectiveNames,
  objectives,
  shareOf,
} from '#src/shared/platform/objectives.ts';

type Sum = { asked: number; missed: number };
/** A day on which an objective was missed, with the share that was as it should be. */
type MissedDay = { at: number; share: number };
export type ServiceRecord = Record<Objective, Sum & { missedDays: MissedDay[] }>;

const dayMs = 86_400_000;

/** How the service kept its objectives over the last 30 days, on all nodes together. */
export async function findServiceRecord(db: Database, now: number): Promise<ServiceRecord> {
  const rows = await db
    .selectFrom('service_hours')
    .select(['hour', 'objective', 'asked', 'missed'])
    .where('hour', '>', now - objectiveDays * dayMs)
    .orderBy('hour', 'desc')
    .execute();
  const recordOf = (objective: Objective) => {
    const own = rows.filter((row) => row.objective === objective);
    const days = Map.groupBy(own, ({ hour }) => dateStamp(hour));
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

/** What broke in browsers within 30 days, what was seen last first. */
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
