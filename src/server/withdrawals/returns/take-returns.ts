import { findCaseState } from '#src/server/cases/case-state.ts';
import { findOpenCaseRefund } from '#src/server/cases/require-no-open-case-refund.ts';
import { findOpenWithdrawal } from '#src/server/cases/require-no-open-withdrawal.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import {
  postBankReturn,
  postFeeReturn,
  postPayoutUnhold,
  postSubsidyReturn,
} from '#src/server/ledger/postings-of-payouts.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { PayoutReturn } from '#src/server/payments/payout-gateway.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { settleLeft } from '#src/server/refunds/case/finish-case-refund.ts';
import { findBankRefund } from '#src/server/refunds/run/bank-refund.ts';
import { takeBouncedRefund } from '#src/server/refunds/run/take-bounced-refund.ts';
import {
  findPlan,
  lockWithdrawal,
  type Withdrawal,
} from '#src/server/withdrawals/find-withdrawal.ts';
import { oweNoFundUse } from '#src/server/withdrawals/fund-use/owe-fund-use.ts';
import { findPayout, type StoredPayout } from '#src/server/withdrawals/payout/find-payout.ts';
import { queueOpenPayout, queuePayout } from '#src/server/withdrawals/payout/queue-payout.ts';
import { type PayoutServices, runPayout } from '#src/server/withdrawals/payout/run-payout.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';

/** Banks send money back within days; what is older is found by their daily bill. */
const lookBackMs = 30 * 86_400_000;

/** Books what the bank sent back, each return once; one that can't be booked does not stop the rest. */
export async function takeReturns(services: PayoutServices, now: number): Promise<number> {
  let taken = 0;
  const errors: unknown[] = [];
  for (const returned of await services.payouts.findReturns(now - lookBackMs)) {
    try {
      if (await takeReturn(services, returned, now)) taken += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Returned payouts could not be booked.');
  return taken;
}

/** One that came back, be it of a withdrawal or of a refund; false when that is booked. */
export async function takeReturn(
  services: PayoutServices,
  returned: PayoutReturn,
  now: number,
): Promise<boolean> {
  const { payoutNo } = returned;
  const refund = await findBankRefund(services.db, payoutNo);
  if (refund && refund.status !== 'RETURNED') {
    await requireWhole(services, { payout: refund, returned }, now);
    return takeBouncedRefund(services, { refund, returned, now });
  }
  const payout = await findPayout(services.db, payoutNo);
  if (!payout || payout.status === 'RETURNED') return false;
  // It was paid before it came back, even if nobody has asked about that yet.
  if (payout.status !== 'SUCCESS') await runPayout(services, payout, now);
  await requireWhole(services, { payout, returned }, now);
  const booked = await inTransaction(services.db, (trx) => book(trx, { payout, returned, now }));
  if (!booked) return false;
  services.pageTags.purge([tagOfCase(payout.caseId), tagOfLists]);
  services.wakeJobs();
  return true;
}

type Returned = { payout: StoredPayout; returned: PayoutReturn };

type Sum = { payout: { payoutNo: string; amountInFen: number }; returned: PayoutReturn };

async function requireWhole(
  { db }: PayoutServices,
  { payout, returned }: Sum,
  now: number,
): Promise<void> {
  if (returned.amountInFen === payout.amountInFen) return;
  const reason = `The bank sent back another amount than payout ${payout.payoutNo} had.`;
  await freezeMoneyOut(db, { reason, now });
  throw new Error(reason);
}

/** B to CH and the fee undone; then it waits for a new release, or is the case's again. */
async function book(
  trx: Trx,
  { payout, returned, now }: Returned & { now: number },
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
  if (feeInFen > 0) await postFeeReturn(trx, { ...money, amountInFen: feeInFen });
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

/** Only where nothing else of the case's money is under way by now. */
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
  await trx
    .updateTable('cases')
    .set({ end_reason: endReasons.withdrawalApplyingAgain })
    .where('id', '=', caseId)
    .where('end_reason', '=', endReasons.withdrawn)
    .execute();
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
