import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { findFree } from './find-free.ts';
import { claimMs, isAdministrator, lockTask, notHeld, type Staff } from './lock-task.ts';
import { findQueue } from './queues.ts';

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
    if (numUpdatedRows === 0n) throw notHeld(task, now);
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
