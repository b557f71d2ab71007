import { findCaseState } from '#src/server/cases/state/case-state.ts';
import { findOpenCaseRefund } from '#src/server/cases/state/require-no-open-case-refund.ts';
import { findOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import { reopenWithdrawing } from '#src/server/cases/transitions/withdraw-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import {
  postBankReturn,
  postFeeReturn,
  postPayoutUnhold,
  postSubsidyReturn,
} from '#src/server/ledger/postings-of-payouts.ts';
import { notify } from '#src/server/notices/notify.ts';
import { voidFeeInvoice } from '#src/server/papers/void-papers.ts';
import type { PayoutReturn } from '#src/server/payments/payout-gateway.ts';
import { settleLeft } from '#src/server/refunds/case/finish-case-refund.ts';
import {
  findPlan,
  lockWithdrawal,
  type Withdrawal,
} from '#src/server/withdrawals/find-withdrawal.ts';
import { oweNoFundUse } from '#src/server/withdrawals/fund-use/owe-fund-use.ts';
import type { StoredPayout } from '#src/server/withdrawals/payout/find-payout.ts';
import { queueOpenPayout, queuePayout } from '#src/server/withdrawals/payout/queue-payout.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';

/**
 * The money goes B to CH and the fee is undone; then it waits for a new release, or is the case's
 * again.
 */
export async function bookReturn(
  trx: Trx,
  { payout, returned }: { payout: StoredPayout; returned: PayoutReturn },
  now: number,
): Promise<boolean> {
  const { payoutNo, caseId, amountInFen, feeInFen, subsidyInFen, withdrawalId } = payout;
  const withdrawal = await lockWithdrawal(trx, withdrawalId);
  const { numUpdatedRows } = await trx
    .updateTable('payouts')
    .set({
      ...{ status: 'RETURNED', return_no: returned.returnNo, bank_words: returned.words },
      ...{ returned_at: returned.returnedAt, updated_at: now },
    })
    .where('payout_no', '=', payoutNo)
    .where('status', '=', 'SUCCESS')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await oweNoFundUse(trx, payoutNo);
  const money = { payoutNo, caseId, now };
  await postBankReturn(trx, { ...money, amountInFen });
  if (feeInFen > 0) {
    await postFeeReturn(trx, { ...money, amountInFen: feeInFen });
    await voidFeeInvoice(trx, payoutNo, now);
  }
  if (subsidyInFen > 0) await postSubsidyReturn(trx, { ...money, amountInFen: subsidyInFen });
  if (withdrawal.status === 'PAYING' || (await mayReopen(trx, withdrawal, now))) {
    await reopen(trx, withdrawal, now);
  } else {
    await giveBack(trx, { payout, withdrawal, now });
  }
  const told = { kind: 'withdrawalFailed', caseId, subjectId: `${payoutNo}:back` } as const;
  const params = { amountInFen, words: returned.words };
  await notify(trx, { ...told, userId: payout.applicantUserId, params, now });
  return true;
}

/** It may reopen only where nothing else of the case's money is under way by now. */
async function mayReopen(trx: Trx, withdrawal: Withdrawal, now: number): Promise<boolean> {
  const { case_id: caseId, status, given_back_in_fen } = withdrawal;
  if (status !== 'PAID' || given_back_in_fen > 0) return false;
  if (await findOpenWithdrawal(trx, caseId)) return false;
  if (await findOpenCaseRefund(trx, caseId)) return false;
  const state = await findCaseState(trx, caseId);
  return state !== undefined && canCase('withdraw', state, now);
}

async function reopen(trx: Trx, withdrawal: Withdrawal, now: number): Promise<void> {
  const { id: withdrawalId, case_id: caseId } = withdrawal;
  await trx
    .updateTable('withdrawals')
    .set({ status: 'PAYING', paid_at: null, updated_at: now })
    .where('id', '=', withdrawalId)
    .execute();
  await reopenWithdrawing(trx, caseId);
  await queuePayout(trx, { withdrawalId, now });
}

type Back = { payout: StoredPayout; withdrawal: Withdrawal; now: number };

async function giveBack(trx: Trx, { payout, withdrawal, now }: Back): Promise<void> {
  const { payoutNo, caseId, grossInFen } = payout;
  await postPayoutUnhold(trx, { payoutNo, caseId, amountInFen: grossInFen, now });
  const plan = await findPlan(trx, withdrawal.id);
  const paid = plan.some(({ payoutStatus }) => payoutStatus === 'SUCCESS');
  await trx
    .updateTable('withdrawals')
    .set({
      given_back_in_fen: withdrawal.given_back_in_fen + grossInFen,
      status: paid ? 'PAID' : 'CANCELLED',
      updated_at: now,
    })
    .where('id', '=', withdrawal.id)
    .execute();
  await settleLeft(trx, caseId, now);
  // An overdue account of this one may have held the next withdrawal.
  await queueOpenPayout(trx, { caseId, now });
}
