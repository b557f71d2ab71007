import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { lockTask, type Staff } from './lock-task.ts';

type Noted = { taskId: string; note: string; staff: Staff };

/**
 * Writes what a colleague should know of a case, from whoever may decide the task; the family never
 * reads it.
 */
export function addNote(db: Database, { taskId, note, staff }: Noted, now: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { queue, subjectId, caseId } = await lockTask(trx, taskId, staff);
    // Notes are read beside a case; what is of none has no such place.
    if (caseId === null) throw new Problem('notFound');
    const about = { queue, subjectId, caseId };
    await recordAct(trx, { act: 'note', staffUserId: staff.userId, ...about, reason: note, now });
  });
}
