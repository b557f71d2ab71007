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

export function findCame(db: Database, since: number) {
  return db
    .selectFrom('review_tasks')
    .select('queue')
    .select(({ fn, cast }) => [
      dayOf('opened_at').as('day'),
      cast<number>(fn.countAll(), 'bigint').as('count'),
    ])
    .where('opened_at', '>=', since)
    .groupBy(['queue', dayOf('opened_at')])
    .execute();
}

/** Finds what waits now, and since when the oldest of it does. */
export function findOpen(db: Database, now: number) {
  return db
    .selectFrom('review_tasks')
    .select('queue')
    .select(({ fn, cast }) => [
      cast<number>(fn.countAll(), 'bigint').as('count'),
      fn.min(staffClock(now)).as('oldestAt'),
    ])
    .where('state', '=', 'open')
    .groupBy('queue')
    .execute();
}
