import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findNicknames } from '#src/server/desk/find-nicknames.ts';
import { notify } from '#src/server/notices/notify.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { findColleagues } from './find-colleagues.ts';
import { isAdministrator, type LockedTask, lockTask, notHeld, type Staff } from './lock-task.ts';

type Passed = { taskId: string; reason: string; staff: Staff };

/** Leaves a task to a colleague, who is told; what administrators have only they give back. */
export async function assignTask(
  { db, wakeJobs }: Pick<Services, 'db' | 'wakeJobs'>,
  { assignee, ...passed }: Passed & { assignee: string },
  now: number,
): Promise<void> {
  const { userId } = passed.staff;
  const nickname = (await findNicknames(db, [userId])).get(userId) ?? '';
  await inTransaction(db, async (trx) => {
    const task = await lockPassable(trx, passed, now);
    const colleagues = await findColleagues(trx, { ...task, askedBy: userId });
    const colleague = colleagues.find(({ userId }) => userId === assignee);
    if (!colleague) throw new Problem('inputInvalid', { fields: { assignee: 'unknown' } });
    const escalated = { escalated_at: null, snoozed_until: null };
    await leave(trx, { ...passed, set: { assigned_to: assignee, ...escalated } });
    await notify(trx, { userId: assignee, kind: 'taskLeft', params: { nickname }, now });
    const detail = { assignee: colleague.nickname };
    await recordAct(trx, { ...actOn(task, passed), act: 'assign', detail, now });
  });
  wakeJobs();
}

/** Gives a task to the administrators; again does nothing. */
export function escalateTask(db: Database, passed: Passed, now: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const task = await lockPassable(trx, passed, now);
    if (!task.definition.roles.includes('administrator')) throw new Problem('forbidden');
    if (task.escalatedAt !== null) return;
    const set = { escalated_at: now, assigned_to: null, snoozed_until: null };
    await leave(trx, { ...passed, set });
    await recordAct(trx, { ...actOn(task, passed), act: 'escalate', now });
  });
}

/** Puts a task off; until then nobody gets it as their next, and then who put it off does. */
export function snoozeTask(
  db: Database,
  { hours, ...passed }: Passed & { hours: number },
  now: number,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const task = await lockPassable(trx, passed, now);
    const snoozed_until = now + hours * 3_600_000;
    await leave(trx, { ...passed, set: { snoozed_until, assigned_to: passed.staff.userId } });
    await recordAct(trx, { ...actOn(task, passed), act: 'snooze', detail: { hours }, now });
  });
}

/** Locks one that is open, and in nobody else's hand. */
async function lockPassable(trx: Trx, { taskId, staff }: Passed, now: number): Promise<LockedTask> {
  const task = await lockTask(trx, taskId, staff);
  if (task.state !== 'open') throw new Problem('taskDecided');
  const isHeld = task.claimedUntil !== null && task.claimedUntil > now;
  if (isHeld && task.claimedBy !== staff.userId) throw notHeld(task, now);
  if (task.escalatedAt !== null && !isAdministrator(staff)) throw new Problem('forbidden');
  return task;
}

type Left = Passed & {
  set: { assigned_to: string | null; snoozed_until: number | null; escalated_at?: number | null };
};

async function leave(trx: Trx, { taskId, reason, staff, set }: Left): Promise<void> {
  const free = { claimed_by: null, claimed_until: null };
  await trx
    .updateTable('review_tasks')
    .set({ ...set, ...free, left_words: reason, left_by: staff.userId })
    .where('id', '=', taskId)
    .execute();
}

function actOn({ queue, subjectId, caseId }: LockedTask, { reason, staff }: Passed) {
  return { staffUserId: staff.userId, queue, subjectId, caseId, reason };
}
