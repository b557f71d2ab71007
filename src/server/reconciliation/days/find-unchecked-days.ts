import type { Database } from '#src/server/db/database.ts';
import {
  dayBefore,
  dayMs,
  dayOf,
  daysBetween,
  startOfDay,
} from '#src/shared/platform/china-days.ts';

/**
 * Finds yesterday, and every day before it whose bill nobody fetched because no server was running.
 */
export async function findUncheckedDays(
  db: Database,
  gateway: string,
  now: number,
): Promise<string[]> {
  const yesterday = dayBefore(dayOf(now));
  const last = await db
    .selectFrom('gateway_bills')
    .select('day')
    .where('gateway', '=', gateway)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || last.day >= yesterday) return [yesterday];
  return daysBetween(startOfDay(last.day) + dayMs, startOfDay(yesterday));
}
