import type { Database, Trx } from '#src/server/db/database.ts';
import { dayNumberOf, dayOfNumber } from '#src/shared/platform/china-days.ts';

/** Days on end are counted back so far. */
const mostDays = 1000;

/** Finds the days a person signed in on, newest first. */
export async function findSignedDays(db: Database | Trx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('points')
    .select('subject')
    .where('user_id', '=', userId)
    .where('kind', '=', 'signIn')
    .orderBy('subject', 'desc')
    .limit(mostDays)
    .execute();
  return rows.map(({ subject }) => subject);
}

/** Counts days on end until today; until yesterday while today is still open. */
export function daysOnEnd(days: readonly string[], now: number): number {
  const today = dayNumberOf(now);
  const first = days[0] === dayOfNumber(today) ? today : today - 1;
  let count = 0;
  while (days[count] === dayOfNumber(first - count)) count += 1;
  return count;
}
