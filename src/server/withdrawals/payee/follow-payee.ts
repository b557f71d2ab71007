import { findCaseState } from '#src/server/cases/state/case-state.ts';
import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { findNewestPayee, type ReviewedPayee } from '#src/server/raising/payee/payee.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { callOffWithdrawal } from '#src/server/withdrawals/apply/close-withdrawal.ts';
import { endReasonOf, holdTo } from '#src/server/withdrawals/apply/hold-for-withdrawal.ts';
import { findPlan, type Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { secondReview } from '#src/server/withdrawals/task-subjects.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isOpenWithdrawal } from '#src/shared/withdrawals/withdrawal-fields.ts';

type Followed = { withdrawal: Withdrawal; payee: ReviewedPayee; now: number };

/**
 * Where another account passed since, an open withdrawal goes to that one, but never on a review
 * and a notice that named the old one. The caller has seen that no payout is on its way and no
 * objection is open. Answers true when the withdrawal was sent back to review.
 */
export async function followPayee(trx: Trx, withdrawal: Withdrawal, now: number): Promise<boolean> {
  const { case_id: caseId, payee_id: pinnedId, payee_hash: pinnedHash, status } = withdrawal;
  if (!isOpenWithdrawal(status)) return false;
  const payee = await findNewestPayee(trx, caseId);
  if (!payee || payee.payeeId === pinnedId) return false;
  const followed = { withdrawal, payee, now };
  if (payee.payeeHash === pinnedHash) {
    await pin(trx, followed, {});
    return false;
  }
  if (status === 'REVIEWING') await reviewAnew(trx, followed);
  else await applyAnew(trx, followed);
  return true;
}

async function pin(
  trx: Trx,
  { withdrawal, payee, now }: Followed,
  more: { reviewer_user_id?: null },
): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set({ payee_id: payee.payeeId, payee_hash: payee.payeeHash, updated_at: now, ...more })
    .where('id', '=', withdrawal.id)
    .where('status', '=', withdrawal.status)
    .execute();
}

/** The task has a new revision, so that nobody decides on the account they saw before. */
async function reviewAnew(trx: Trx, followed: Followed): Promise<void> {
  const { withdrawal, now } = followed;
  // The first of two reviewers looks again too.
  await pin(trx, followed, { reviewer_user_id: null });
  const second = secondReview(withdrawal.id);
  await closeTask(trx, { queue: 'drawPublic', subjectId: second, because: 'replaced', now });
  await askForReview(trx, withdrawal, withdrawal.id, now);
}

/** What is not paid is the case's for a moment, and held again as a withdrawal to the new account. */
async function applyAnew(trx: Trx, { withdrawal, payee, now }: Followed): Promise<void> {
  const { id, case_id: caseId, applicant_user_id: applicantUserId } = withdrawal;
  const unpaid = (await findPlan(trx, id)).filter(({ payoutStatus }) => payoutStatus === null);
  const amountInFen = unpaid.reduce((sum, part) => sum + part.amountInFen, 0);
  await callOffWithdrawal(trx, { withdrawal, as: 'CANCELLED', because: 'replaced', now });
  const state = await findCaseState(trx, caseId);
  if (!state) throw new Problem('notFound');
  const { purpose, plan, stop_raise, emergency, end_reason_before } = withdrawal;
  const rule = {
    option: withdrawal.service_charge_option,
    basisPoints: withdrawal.fee_basis_points,
  };
  const { withdrawalId } = await holdTo(
    trx,
    {
      application: {
        ...{ caseId, applicantUserId, amountInFen, purpose, plan, instalments: unpaid.length },
        ...{ stopRaise: stop_raise === 1, emergency: emergency === 1 },
      },
      payee,
      rule,
      endReasonBefore: end_reason_before === null ? null : endReasonOf(state, now),
    },
    now,
  );
  await trx
    .updateTable('images')
    .set({ subject: `withdrawal:${withdrawalId}` })
    .where('subject', '=', `withdrawal:${id}`)
    .execute();
  await askForReview(trx, withdrawal, withdrawalId, now);
  const about = { caseId, subjectId: withdrawalId, params: { amountInFen }, now };
  await notify(trx, { userId: applicantUserId, kind: 'withdrawalAnew', ...about });
}

async function askForReview(
  trx: Trx,
  { case_id: caseId, applicant_user_id: submittedBy, emergency }: Withdrawal,
  subjectId: string,
  now: number,
): Promise<void> {
  const task = { queue: 'drawPublic', subjectId, caseId, submittedBy } as const;
  await openTask(trx, { ...task, now, urgent: emergency === 1 });
}
