import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { lockHeldTask, type Staff } from './lock-task.ts';

/** Gives a task back to its queue undecided. */
export function releaseTask(
  db: Database,
  { taskId, staff }: { taskId: string; staff: Staff },
  now: number,
): Promise<{ queue: QueueName }> {
  return inTransaction(db, async (trx) => {
    const { queue, subjectId, caseId } = await lockHeldTask(trx, { taskId, staff }, now);
    await trx
      .updateTable('review_tasks')
      .set({ claimed_by: null, claimed_until: null })
      .where('id', '=', taskId)
      .execute();
    const act = { act: 'release', staffUserId: staff.userId, queue, subjectId, caseId } as const;
    await recordAct(trx, { ...act, now });
    return { queue };
  });
}
