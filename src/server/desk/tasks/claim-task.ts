import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { lockTask, type Staff } from './lock-task.ts';
import { findQueue } from './queues.ts';

/** How long a claim holds a task; claiming again renews it. */
const claimMs = 30 * 60_000;

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
    const claimedUntil = now + claimMs;
    const { numUpdatedRows } = await trx
      .updateTable('review_tasks')
      .set({ claimed_by: staff.userId, claimed_until: claimedUntil })
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

/** The most urgent, then oldest task of a queue that nobody holds and this person may decide. */
export async function claimNextTask(
  db: Database,
  { queue, staff }: { queue: QueueName; staff: Staff },
  now: number,
): Promise<Claim | null> {
  const definition = findQueue(queue);
  if (!definition) throw new Problem('notFound');
  if (!staff.roles.some((role) => definition.roles.includes(role))) throw new Problem('forbidden');
  for (const taskId of await findFree(db, { queue, userId: staff.userId }, now)) {
    try {
      return await claimTask(db, { taskId, staff }, now);
    } catch (error) {
      // A colleague was quicker, or it is one they were part of: the next one, then.
      const lost =
        error instanceof Problem &&
        ['taskNotHeld', 'taskDecided', 'ownTask'].includes(error.reason);
      if (!lost) throw error;
    }
  }
  return null;
}

/** What they hold of a queue already, such as after an answer that was lost; else its next one. */
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

async function findFree(
  db: Database | Trx,
  { queue, userId }: { queue: QueueName; userId: string },
  now: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('review_tasks')
    .leftJoin('cases', 'cases.id', 'review_tasks.case_id')
    .select('review_tasks.id')
    .where('review_tasks.queue', '=', queue)
    .where('review_tasks.state', '=', 'open')
    .where((eb) =>
      eb.or([
        eb('review_tasks.claimed_by', 'is', null),
        eb('review_tasks.claimed_until', '<=', now),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('review_tasks.submitted_by', 'is', null),
        eb('review_tasks.submitted_by', '<>', userId),
      ]),
    )
    .where((eb) =>
      eb.or([eb('cases.owner_user_id', 'is', null), eb('cases.owner_user_id', '<>', userId)]),
    )
    .orderBy('review_tasks.urgent', 'desc')
    .orderBy('review_tasks.opened_at')
    .orderBy('review_tasks.id')
    .limit(candidates)
    .execute();
  return rows.map(({ id }) => id);
}
