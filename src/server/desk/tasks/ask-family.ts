import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import { newId } from '#src/server/platform/keys.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { lockHeldTask, type Staff } from './lock-task.ts';

type Asked = { taskId: string; question: string; staff: Staff };

/**
 * Asks the family something about a held task. It leaves the hand of who asked and waits; with the
 * answer, or when none came in time, it is the next one for who asked.
 */
export async function askFamily(
  { db, keys, wakeJobs }: Pick<Services, 'db' | 'keys' | 'wakeJobs'>,
  { taskId, question, staff }: Asked,
  now: number,
): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      const task = await lockHeldTask(trx, { taskId, staff }, now);
      const { queue, subjectId, caseId, ownerUserId } = task;
      if (caseId === null || ownerUserId === null) throw new Problem('notFound');
      const id = newId();
      const asked = { id, task_id: taskId, case_id: caseId, asked_by: staff.userId, asked_at: now };
      const question_sealed = keys.seal('task_questions.question_sealed', id, question);
      await trx
        .insertInto('task_questions')
        .values({ ...asked, question_sealed, answer_sealed: null, ended_at: null })
        .execute();
      const unclaimed = { claimed_by: null, claimed_until: null };
      await trx
        .updateTable('review_tasks')
        .set({ waiting_since: now, assigned_to: staff.userId, ...unclaimed })
        .where('id', '=', taskId)
        .execute();
      await notify(trx, { userId: ownerUserId, kind: 'staffAsked', caseId, subjectId: id, now });
      const about = { queue, subjectId, caseId };
      await recordAct(trx, { act: 'askFamily', staffUserId: staff.userId, ...about, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('questionOpen');
    throw error;
  }
  wakeJobs();
}
