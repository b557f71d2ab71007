import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { CallOutcome } from '#src/shared/review/family-answer.ts';
import { lockTask, type Staff } from './lock-task.ts';

type Called = { taskId: string; outcome: CallOutcome; note: string; staff: Staff };

/**
 * Keeps that a call was made: a row of the trail, whose time and person are when it was made and by
 * whom.
 */
export function logCall(
  db: Database,
  { taskId, outcome, note, staff }: Called,
  now: number,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { queue, subjectId, caseId } = await lockTask(trx, taskId, staff);
    if (caseId === null) throw new Problem('notFound');
    const about = { queue, subjectId, caseId, reason: note, detail: { outcome } };
    await recordAct(trx, { act: 'logCall', staffUserId: staff.userId, ...about, now });
  });
}
