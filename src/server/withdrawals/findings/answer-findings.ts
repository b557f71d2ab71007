import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { lockWithdrawal, type Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { queuePayout } from '#src/server/withdrawals/payout/queue-payout.ts';
import { secondReview } from '#src/server/withdrawals/task-subjects.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isOpenWithdrawal } from '#src/shared/withdrawals/withdrawal-fields.ts';

type Answered = { withdrawalId: string; userId: string; answer: string };

/**
 * A family says something to what was found while its withdrawal is under way. Staff read it before
 * they go on: whatever of it waits on the desk has a new revision.
 */
export async function answerFindings(
  { db, wakeJobs }: Pick<Services, 'db' | 'wakeJobs'>,
  { withdrawalId, userId, answer }: Answered,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const withdrawal = await lockWithdrawal(trx, withdrawalId);
    if (withdrawal.applicant_user_id !== userId) throw new Problem('notFound');
    if (!isOpenWithdrawal(withdrawal.status)) throw new Problem('withdrawalNotOpen');
    await trx
      .updateTable('withdrawals')
      .set({ answer, answered_at: now, updated_at: now })
      .where('id', '=', withdrawalId)
      .execute();
    if (withdrawal.status === 'REVIEWING') await reviewAnew(trx, withdrawal, now);
    else await queuePayout(trx, { withdrawalId, now });
  });
  wakeJobs();
}

async function reviewAnew(trx: Trx, withdrawal: Withdrawal, now: number): Promise<void> {
  const { id, case_id: caseId, reviewer_user_id: first, applicant_user_id: userId } = withdrawal;
  const subjectId = first === null ? id : secondReview(id);
  const urgent = withdrawal.emergency === 1;
  const task = { queue: 'drawPublic', subjectId, caseId, urgent } as const;
  await openTask(trx, { ...task, submittedBy: first ?? userId, now });
}
