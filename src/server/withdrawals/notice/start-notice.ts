import type { Trx } from '#src/server/db/database.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { notify, notifyDonors } from '#src/server/notices/notify.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { lockWithdrawal, type Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { queuePayout } from '#src/server/withdrawals/payout/queue-payout.ts';
import { secondReview } from '#src/server/withdrawals/task-subjects.ts';
import { Problem } from '#src/shared/contract/problem.ts';

const hourMs = 3_600_000;

type Passed = { withdrawalId: string; staffUserId: string; isSecond: boolean; now: number };

/**
 * A reviewer passes a withdrawal: it is shown to everyone until its notice ends. An urgent one
 * needs a second reviewer, and its payout need not wait for the notice.
 */
export async function passWithdrawal(
  trx: Trx,
  { withdrawalId, staffUserId, isSecond, now }: Passed,
  config: Config,
): Promise<{ caseId: string }> {
  const withdrawal = await lockWithdrawal(trx, withdrawalId);
  requireReviewable(withdrawal, { staffUserId, isSecond });
  const { case_id: caseId } = withdrawal;
  if (withdrawal.emergency && !isSecond) {
    await setColumns(trx, withdrawal, { reviewer_user_id: staffUserId, updated_at: now });
    const subjectId = secondReview(withdrawalId);
    const task = { queue: 'drawPublic', subjectId, caseId, urgent: true } as const;
    await openTask(trx, { ...task, submittedBy: staffUserId, now });
    return { caseId };
  }
  const { noticeHours } = await findSettings(trx, config);
  const noticeEndsAt = now + noticeHours * hourMs;
  await setColumns(trx, withdrawal, {
    ...(isSecond ? { second_reviewer_user_id: staffUserId } : { reviewer_user_id: staffUserId }),
    ...{ status: 'NOTICE', notice_started_at: now, notice_ends_at: noticeEndsAt, updated_at: now },
  });
  await tellOfNotice(trx, { withdrawal, noticeEndsAt, now });
  await enqueue(trx, {
    id: `end-notice@${withdrawalId}`,
    name: 'end-notice',
    payload: { withdrawalId },
    runAt: noticeEndsAt,
  });
  await queuePayout(trx, { withdrawalId, now });
  return { caseId };
}

function requireReviewable(
  withdrawal: Withdrawal,
  { staffUserId, isSecond }: { staffUserId: string; isSecond: boolean },
): void {
  const waitsForSecond = withdrawal.emergency === 1 && withdrawal.reviewer_user_id !== null;
  if (withdrawal.status !== 'REVIEWING' || isSecond !== waitsForSecond) {
    throw new Problem('withdrawalNotOpen');
  }
  const taken = [withdrawal.applicant_user_id, withdrawal.reviewer_user_id];
  if (taken.includes(staffUserId)) throw new Problem('secondPersonNeeded');
  if (withdrawal.payee_id === null) throw new Problem('payeeNotReady');
}

type Columns = Partial<
  Pick<
    Withdrawal,
    | 'status'
    | 'reviewer_user_id'
    | 'second_reviewer_user_id'
    | 'notice_started_at'
    | 'notice_ends_at'
    | 'updated_at'
  >
>;

async function setColumns(trx: Trx, { id, status }: Withdrawal, columns: Columns): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('withdrawals')
    .set(columns)
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('withdrawalNotOpen');
}

type Told = { withdrawal: Withdrawal; noticeEndsAt: number; now: number };

async function tellOfNotice(trx: Trx, { withdrawal, noticeEndsAt, now }: Told): Promise<void> {
  const { id, case_id: caseId, applicant_user_id: userId, amount_in_fen } = withdrawal;
  const params = { amountInFen: amount_in_fen, noticeEndsAt, urgent: withdrawal.emergency };
  const told = { caseId, subjectId: id, params, now };
  await notify(trx, { ...told, kind: 'withdrawalPassed', userId });
  await notifyDonors(trx, { ...told, kind: 'withdrawalNotice' });
}
