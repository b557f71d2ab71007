import { sql } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { staffClock } from '#src/server/review/staff-clock.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type QueueName, queueTargetMs } from '#src/shared/review/queue-names.ts';
import { isAdministrator, lockTask, type Staff } from './lock-task.ts';
import { findQueue } from './queues.ts';

/** A claim holds a task so long; claiming again renews it. */
export const claimMs = 30 * 60_000;

type Claim = { taskId: string; claimedUntil: number };

/** Takes a task in hand: of several who ask at once, one gets it. */
export function claimTask(
  db: Database,
  { taskId, staff }: { taskId: string; staff: Staff },
  now: number,
): Promise<Claim> {
  return inTransaction(db, async (trx) => {
    const task = await lockTask(trx, taskId, staff);
    if (task.state !== 'open') throw new Problem('taskDecided');
    if (task.escalatedAt !== null && !isAdministrator(staff)) throw new Problem('forbidden');
    const claimedUntil = now + claimMs;
    const { numUpdatedRows } = await trx
      .updateTable('review_tasks')
      .set({ claimed_by: staff.userId, claimed_until: claimedUntil, snoozed_until: null })
      .where('id', '=', taskId)
      .where('state', '=', 'open')
      .where((eb) =>
        eb.or([
          eb('claimed_by', 'is', null),
          eb('claimed_by', '=', staff.userId),
          eb('claimed_until', '<=', now),
        ]),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Problem('taskNotHeld');
    if (task.claimedBy !== staff.userId) {
      const { queue, subjectId, caseId } = task;
      const act = { act: 'claim', staffUserId: staff.userId, queue, subjectId, caseId } as const;
      await recordAct(trx, { ...act, now });
    }
    return { taskId, claimedUntil };
  });
}

/**
 * Claims the next task of a queue that nobody holds and this person may decide: what was left to
 * them, such as what a family has answered, then the most urgent, then the oldest.
 */
export async function claimNextTask(
  db: Database,
  { queue, staff }: { queue: QueueName; staff: Staff },
  now: number,
): Promise<Claim | null> {
  const definition = findQueue(queue);
  if (!definition) throw new Problem('notFound');
  if (!staff.roles.some((role) => definition.roles.includes(role))) throw new Problem('forbidden');
  for (const taskId of await findFree(db, { queue, staff }, now)) {
    try {
      return await claimTask(db, { taskId, staff }, now);
    } catch (error) {
      // A colleague was quicker, or it is one they were part of: the next one is taken then.
      const lost =
        error instanceof Problem &&
        ['taskNotHeld', 'taskDecided', 'ownTask'].includes(error.reason);
      if (!lost) throw error;
    }
  }
  return null;
}

/**
 * Takes what they hold of a queue already, such as after an answer that was lost; else its next
 * one.
 */
export async function takeNextTask(
  db: Database,
  { queue, staff }: { queue: QueueName; staff: Staff },
  now: number,
): Promise<{ taskId: string } | null> {
  const held = await db
    .selectFrom('review_tasks')
    .select('id as taskId')
    .where('queue', '=', queue)
    .where('state', '=', 'open')
    .where('claimed_by', '=', staff.userId)
    .where('claimed_until', '>', now)
    .orderBy('urgent', 'desc')
    .orderBy('opened_at')
    .limit(1)
    .executeTakeFirst();
  return held ?? claimNextTask(db, { queue, staff }, now);
}

const candidates = 10;

type Wanted = { queue: QueueName; staff: Staff };

/**
 * Finds what nobody holds or waits for, and is not left to somebody else; late, it is everybody's.
 */
async function findFree(
  db: Database | Trx,
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
function notOwn(db: Database | Trx, userId: string) {
  return db
    .selectFrom('review_tasks')
    .leftJoin('cases', 'cases.id', 'review_tasks.case_id')
    .select('review_tasks.id')
    .where(({ eb, or }) => or([eb('submitted_by', 'is', null), eb('submitted_by', '<>', userId)]))
    .where(({ eb, or }) =>
      or([eb('cases.owner_user_id', 'is', null), eb('cases.owner_user_id', '<>', userId)]),
    );
}
