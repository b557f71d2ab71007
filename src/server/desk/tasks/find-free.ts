import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { staffClock } from '#src/server/review/staff-clock.ts';
import { type QueueName, queueTargetMs } from '#src/shared/review/queue-names.ts';
import { claimMs, isAdministrator, type Staff } from './lock-task.ts';

const candidates = 10;

type Wanted = { queue: QueueName; staff: Staff };

/**
 * Finds what nobody holds or waits for, and is not left to somebody else; late, it is everybody's.
 * What this person put back as not cleared up is their next no sooner than a claim would have ended.
 */
export async function findFree(
  db: Database,
  { queue, staff }: Wanted,
  now: number,
): Promise<string[]> {
  const { userId } = staff;
  const clock = staffClock(now);
  const lateSince = now - queueTargetMs(queue);
  const rows = await notOwn(db, userId)
    .where('review_tasks.queue', '=', queue)
    .where('review_tasks.state', '=', 'open')
    .where(({ eb, or }) => or([eb('claimed_by', 'is', null), eb('claimed_until', '<=', now)]))
    .where(clock, 'is not', null)
    .where(({ eb, or }) => or([eb('snoozed_until', 'is', null), eb('snoozed_until', '<=', now)]))
    .where(notPutBack(userId, now - claimMs))
    .$if(!isAdministrator(staff), (query) => query.where('escalated_at', 'is', null))
    .where(({ eb, or }) =>
      or([
        eb('assigned_to', 'is', null),
        eb('assigned_to', '=', userId),
        eb(clock, '<=', lateSince),
      ]),
    )
    .orderBy(
      sql`case when assigned_to = ${userId} then 0 when escalated_at is null then 2 else 1 end`,
    )
    .orderBy('review_tasks.urgent', 'desc')
    .orderBy('review_tasks.opened_at')
    .orderBy('review_tasks.id')
    .limit(candidates)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps tasks that this person neither handed in nor has the case of. */
function notOwn(db: Database, userId: string) {
  return db
    .selectFrom('review_tasks')
    .leftJoin('cases', 'cases.id', 'review_tasks.case_id')
    .select('review_tasks.id')
    .where(({ eb, or }) => or([eb('submitted_by', 'is', null), eb('submitted_by', '<>', userId)]))
    .where(({ eb, or }) =>
      or([eb('cases.owner_user_id', 'is', null), eb('cases.owner_user_id', '<>', userId)]),
    );
}

/** Leaves out what this person decided since then and came back as the task it was, with its clock. */
function notPutBack(userId: string, since: number) {
  return ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'review_tasks'>) =>
    not(
      exists(
        selectFrom('review_tasks as before')
          .select('before.id')
          .where('before.state', '=', 'decided')
          .where('before.decided_at', '>', since)
          .where('before.decided_by', '=', userId)
          .whereRef('before.queue', '=', 'review_tasks.queue')
          .whereRef('before.subject_id', '=', 'review_tasks.subject_id')
          .whereRef('before.opened_at', '=', 'review_tasks.opened_at'),
      ),
    );
}
