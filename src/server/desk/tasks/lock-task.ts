import { engineOf, type Trx } from '#src/server/db/database.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isOfTheirs } from './is-of-theirs.ts';
import { findQueue } from './queues.ts';

/** A claim holds a task so long; claiming again renews it. */
export const claimMs = 30 * 60_000;

export type Staff = Pick<Viewer, 'userId' | 'roles' | 'stale'>;
export type LockedTask = Awaited<ReturnType<typeof findTask>> & { definition: ReviewQueue };

/** Locks a task that this person may work on, until the transaction ends. */
export async function lockTask(trx: Trx, taskId: string, staff: Staff): Promise<LockedTask> {
  const task = await findTask(trx, taskId);
  const definition = findQueue(task.queue);
  if (!definition) throw new Problem('notFound');
  if (!staff.roles.some((role) => definition.roles.includes(role))) throw new Problem('forbidden');
  if (await isOfTheirs({ db: trx }, task, staff)) throw new Problem('ownTask');
  const barred = task.state === 'open' ? await definition.findBarred?.(trx, task.subjectId) : [];
  if (barred?.includes(staff.userId)) throw new Problem('ownTask');
  return { ...task, definition };
}

/** Locks the same, for what only who holds the task may do. */
export async function lockHeldTask(
  trx: Trx,
  { taskId, staff }: { taskId: string; staff: Staff },
  now: number,
): Promise<LockedTask> {
  const task = await lockTask(trx, taskId, staff);
  if (task.state !== 'open' || !isHeldBy(staff.userId, task, now)) throw notHeld(task, now);
  return task;
}

export function isAdministrator({ roles }: Pick<Staff, 'roles'>): boolean {
  return roles.includes('administrator');
}

async function findTask(trx: Trx, taskId: string) {
  const query = trx
    .selectFrom('review_tasks')
    .leftJoin('cases', 'cases.id', 'review_tasks.case_id')
    .leftJoin('users as holders', 'holders.id', 'review_tasks.claimed_by')
    .select([
      'review_tasks.id as taskId',
      'review_tasks.queue',
      'review_tasks.subject_id as subjectId',
      'review_tasks.case_id as caseId',
      'review_tasks.submitted_by as submittedBy',
      'review_tasks.revision',
      'review_tasks.state',
      'review_tasks.opened_at as openedAt',
      'review_tasks.escalated_at as escalatedAt',
      'review_tasks.claimed_by as claimedBy',
      'review_tasks.claimed_until as claimedUntil',
      'holders.nickname as holder',
      'review_tasks.decided_by as decidedBy',
      'review_tasks.decided_at as decidedAt',
      'review_tasks.decision_hash as decisionHash',
      'cases.owner_user_id as ownerUserId',
    ])
    .where('review_tasks.id', '=', taskId);
  const locked = engineOf(trx) === 'postgres' ? query.forUpdate('review_tasks') : query;
  const task = await locked.executeTakeFirst();
  if (!task) throw new Problem('notFound');
  return task;
}

type Claimed = { claimedBy: string | null; claimedUntil: number | null };

/** Does this person hold the task now? A lease that ran out holds nothing. */
export function isHeldBy(userId: string, { claimedBy, claimedUntil }: Claimed, now: number) {
  return claimedBy === userId && claimedUntil !== null && claimedUntil > now;
}

/** Answers the refusal of what only who holds the task may do, or who takes a free one; by name. */
export function notHeld(
  { holder, claimedUntil }: Pick<LockedTask, 'holder' | 'claimedUntil'>,
  now: number,
): Problem {
  const isHeld = holder !== null && (claimedUntil ?? 0) > now;
  return new Problem('taskNotHeld', isHeld ? { holder } : {});
}
