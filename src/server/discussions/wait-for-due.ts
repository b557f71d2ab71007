import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { mayStep } from '#src/shared/discussions/discussion-steps.ts';
import { lockDiscussion } from './discussion-row.ts';
import { verdictTask } from './task-subjects.ts';

export const dueJob = 'discussion-due';
export type Due = { discussionId: string; dueAt: number };

/** Has staff asked to decide once the time to explain or to vote is over. */
export async function waitForDue(trx: Trx, due: Due): Promise<void> {
  const { discussionId, dueAt } = due;
  const id = `${dueJob}:${discussionId}:${dueAt}`;
  await enqueue(trx, { id, name: dueJob, payload: due, runAt: dueAt });
}

/**
 * When the time is over staff decide, unless the discussion went on since. Answers the pages that
 * say so.
 */
export async function askForVerdict(
  db: Database,
  { discussionId, dueAt }: Due,
  now: number,
): Promise<readonly string[]> {
  return inTransaction(db, async (trx) => {
    const found = await lockDiscussion(trx, discussionId, 'alone');
    if (found.due_at !== dueAt) return [];
    if (!mayStep('end', { status: found.status, dueAt }, now)) return [];
    const { case_id: caseId } = found;
    const subjectId = verdictTask(discussionId, 1);
    await openTask(trx, { queue: 'discussion', subjectId, caseId, submittedBy: null, now });
    return [tagOfCase(caseId)];
  });
}
