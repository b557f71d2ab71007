import { endWithdrawing } from '#src/server/cases/transitions/withdraw-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { postUnhold } from '#src/server/ledger/postings.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { findPlan, type Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { secondReview, taskOfPayout } from '#src/server/withdrawals/task-subjects.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { ClosedBecause } from '#src/shared/review/closed-because.ts';

type Called = {
  withdrawal: Withdrawal;
  as: 'REJECTED' | 'CANCELLED';
  /** This is what staff read of the tasks that it leaves undecided. */
  because: ClosedBecause;
  words?: string | undefined;
  now: number;
};

/**
 * Calls off what is not paid of a withdrawal: it is the case's again. A payout on its way must end
 * first. With a part paid, the withdrawal counts as paid. The caller has locked it.
 */
export async function callOffWithdrawal(
  trx: Trx,
  { withdrawal, as, because, words, now }: Called,
): Promise<void> {
  const { id, case_id: caseId } = withdrawal;
  const plan = await findPlan(trx, id);
  if (plan.some(({ payoutStatus }) => payoutStatus === 'READY' || payoutStatus === 'SUBMITTED')) {
    throw new Problem('withdrawalNotOpen');
  }
  const paidInFen = plan
    .filter(({ payoutStatus }) => payoutStatus === 'SUCCESS')
    .reduce((sum, { amountInFen }) => sum + amountInFen, 0);
  const backInFen = withdrawal.amount_in_fen - withdrawal.given_back_in_fen - paidInFen;
  const status = paidInFen > 0 ? 'PAID' : as;
  await change(trx, { withdrawal, now, set: { status, words, backInFen } });
  if (backInFen > 0) {
    await postUnhold(trx, { withdrawalId: id, caseId, amountInFen: backInFen, now });
  }
  await endApplying(trx, { withdrawal, paid: paidInFen > 0 });
  await closeTasks(trx, { withdrawalId: id, positions: plan.length, because, now });
}

type Change = {
  withdrawal: Withdrawal;
  set: { status: Withdrawal['status']; words: string | undefined; backInFen: number };
  now: number;
};

async function change(trx: Trx, { withdrawal, set, now }: Change): Promise<void> {
  const { backInFen, status, words } = set;
  const { numUpdatedRows } = await trx
    .updateTable('withdrawals')
    .set({
      status,
      ...(words === undefined ? {} : { refused_words: words, refused_at: now }),
      given_back_in_fen: withdrawal.given_back_in_fen + backInFen,
      updated_at: now,
      ...(status === 'PAID' ? { paid_at: now } : {}),
    })
    .where('id', '=', withdrawal.id)
    .where('status', '=', withdrawal.status)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('withdrawalNotOpen');
}

/** The case has withdrawn, or is again what it was before it applied. */
export async function endApplying(
  trx: Trx,
  { withdrawal, paid }: { withdrawal: Withdrawal; paid: boolean },
): Promise<void> {
  const before = withdrawal.end_reason_before ?? endReasons.endedEarly;
  const endReason = paid ? endReasons.withdrawn : before;
  await endWithdrawing(trx, { caseId: withdrawal.case_id, endReason });
}

type Closed = { withdrawalId: string; positions: number; because: ClosedBecause; now: number };

async function closeTasks(trx: Trx, { withdrawalId, positions, ...gone }: Closed): Promise<void> {
  const second = secondReview(withdrawalId);
  await closeTask(trx, { queue: 'drawPublic', subjectId: withdrawalId, ...gone });
  await closeTask(trx, { queue: 'drawPublic', subjectId: second, ...gone });
  for (let position = 1; position <= positions; position += 1) {
    await closeTask(trx, {
      ...{ queue: 'payout', subjectId: taskOfPayout(withdrawalId, position) },
      ...gone,
    });
  }
}
