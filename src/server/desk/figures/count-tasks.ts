import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { staffClock } from '#src/server/review/staff-clock.ts';
import { dayMs, dayNumberOf, startOfDayNumber } from '#src/shared/platform/china-days.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';

const hourMs = 3_600_000;
/** It is of the instant at which a day begins in China, whose days are counted. */
const dayBegins = dayNumberOf(0) * dayMs - startOfDayNumber(0);

/** These are decisions of one person in one queue that took alike long. */
export type Group = {
  queue: QueueName;
  userId: string | null;
  decision: 'pass' | 'refuse' | null;
  /** These are whole hours of staff's clock that were over. */
  hours: number;
  day: number;
  count: number;
};

/** It is one millisecond less, so that what took exactly the promised hours is in time. */
const hoursTaken = sql<number>`(decided_at - clock_from - 1) / ${sql.lit(hourMs)}`;
const dayOf = (column: 'decided_at' | 'opened_at') =>
  sql<number>`(${sql.ref(column)} + ${sql.lit(dayBegins)}) / ${sql.lit(dayMs)}`;

/** Reads as many rows as there are ways to decide, and never one a task. */
export function findDecided(db: Database, since: number): Promise<Group[]> {
  return db
    .selectFrom('review_tasks')
    .select(['queue', 'decided_by as userId', 'decision'])
    .select(({ fn, cast }) => [
      hoursTaken.as('hours'),
      dayOf('decided_at').as('day'),
      cast<number>(fn.countAll(), 'bigint').as('count'),
    ])
    .where('state', '=', 'decided')
    .where('decided_at', '>=', since)
    .groupBy(['queue', 'decided_by', 'decision', hoursTaken, dayOf('decided_at')])
    .execute();
}

/** What was put back comes again as of when it came first, and counts once. */
const each = sql<number>`count(distinct subject_id || ' ' || opened_at)`;
const gone = sql<number>`sum(case when state = 'closed' then 1 else 0 end)`;

/** Finds what came, and how much of it went away before it was decided. */
export function findCame(db: Database, since: number) {
  return db
    .selectFrom('review_tasks')
    .select('queue')
    .select([dayOf('opened_at').as('day'), each.as('count'), gone.as('gone')])
    .where('opened_at', '>=', since)
    .groupBy(['queue', dayOf('opened_at')])
    .execute();
}

/** Finds what waits now by the whole hours of staff's clock, and since when the oldest does. */
export function findOpen(db: Database, now: number) {
  const hours = sql<number | null>`(${now - 1} - ${staffClock(now)}) / ${sql.lit(hourMs)}`;
  return db
    .selectFrom('review_tasks')
    .select('queue')
    .select(({ fn, cast }) => [
      hours.as('hours'),
      cast<number>(fn.countAll(), 'bigint').as('count'),
      fn.min(staffClock(now)).as('oldestAt'),
    ])
    .where('state', '=', 'open')
    .groupBy(['queue', sql.ref('hours')])
    .execute();
}
