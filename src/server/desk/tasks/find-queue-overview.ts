import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { staffClock } from '#src/server/review/staff-clock.ts';
import {
  type QueueName,
  queueNames,
  queueTargetHours,
  queueTargetMs,
} from '#src/shared/review/queue-names.ts';
import type { Staff } from './lock-task.ts';
import { findQueue } from './queues.ts';

type QueueGlance = {
  queue: QueueName;
  waiting: number;
  urgent: number;
  /** This person holds so many now. */
  mine: number;
  /** Since then staff's clock of the oldest runs; it stands while a family is asked. */
  oldestAt: number | null;
  /** Of those that wait, so many wait for an answer of their family. */
  asked: number;
  targetHours: number;
  late: boolean;
  /** May this person decide in it? */
  own: boolean;
};

/**
 * Finds each queue with how many wait, since when, and how that stands to the promised hours. First
 * come those where something waits for this person: what is urgent, then what is due first.
 */
export async function findQueueOverview(
  db: Database,
  staff: Staff,
  now: number,
): Promise<QueueGlance[]> {
  const rows = await db
    .selectFrom('review_tasks')
    .select(({ fn }) => [
      'queue',
      fn.countAll<number>().as('waiting'),
      fn.sum<number>('urgent').as('urgent'),
      fn.min(staffClock(now)).as('oldestAt'),
      sql<number>`sum(case when ${staffClock(now)} is null then 1 else 0 end)`.as('asked'),
      sql<number>`sum(case when claimed_by = ${staff.userId} and claimed_until > ${now}
        then 1 else 0 end)`.as('mine'),
    ])
    .where('state', '=', 'open')
    .groupBy('queue')
    .execute();
  const glances = queueNames.flatMap((queue) => {
    const definition = findQueue(queue);
    if (!definition) return [];
    const row = rows.find((candidate) => candidate.queue === queue);
    const oldestAt = row?.oldestAt == null ? null : Number(row.oldestAt);
    return {
      queue,
      waiting: row?.waiting ?? 0,
      urgent: Number(row?.urgent ?? 0),
      mine: Number(row?.mine ?? 0),
      oldestAt,
      asked: Number(row?.asked ?? 0),
      targetHours: queueTargetHours[queue],
      late: oldestAt !== null && oldestAt <= now - queueTargetMs(queue),
      own: staff.roles.some((role) => definition.roles.includes(role)),
    };
  });
  return glances.sort(byNeed);
}

function byNeed(one: QueueGlance, other: QueueGlance): number {
  return (
    farFrom(one) - farFrom(other) ||
    Number(other.urgent > 0) - Number(one.urgent > 0) ||
    dueAt(one) - dueAt(other)
  );
}

/** Answers how far a queue is from what this person has to do now. */
function farFrom({ own, waiting }: QueueGlance): number {
  if (waiting > 0) return own ? 0 : 2;
  return own ? 1 : 3;
}

/** Where the clock of all stands, or nothing waits, nothing is due. */
function dueAt({ oldestAt, queue }: QueueGlance): number {
  return oldestAt === null ? Number.MAX_SAFE_INTEGER : oldestAt + queueTargetMs(queue);
}
