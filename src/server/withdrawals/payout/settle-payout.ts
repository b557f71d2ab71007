import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import {
  postFee,
  postPayoutFailed,
  postPayoutPaid,
  postSubsidyReturn,
} from '#src/server/ledger/postings-of-payouts.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { PayoutAnswer } from '#src/server/payments/payout-gateway.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { endApplying } from '#src/server/withdrawals/apply/close-withdrawal.ts';
import { findPlan, findWithdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { oweFundUse } from '#src/server/withdrawals/fund-use/owe-fund-use.ts';
import type { StoredPayout } from './find-payout.ts';
import { markFunded } from './mark-funded.ts';
import { queuePayout } from './queue-payout.ts';

type SettlingServices = Pick<Services, 'config' | 'db' | 'pageTags' | 'wakeJobs'>;
type Success = { payout: StoredPayout; answer: PayoutAnswer & { status: 'SUCCESS' } };

/** The bank paid: X to B and the fee, the next instalment or the end of the withdrawal. */
export async function bookSuccess(
  services: SettlingServices,
  { payout, answer }: Success,
  now: number,
): Promise<void> {
  const { payoutNo, caseId, amountInFen, feeInFen } = payout;
  await inTransaction(services.db, async (trx) => {
    await lockCaseFund(trx, caseId);
    // Restored books may have lost that its money was set aside before it was sent.
    await markFunded(trx, payoutNo, now);
    const { receiptNo, paidAt } = answer;
    const set = { status: 'SUCCESS', receipt_no: receiptNo, paid_at: paidAt } as const;
    if (!(await endSubmitted(trx, payoutNo, { ...set, updated_at: now }))) return;
    await postPayoutPaid(trx, { payoutNo, caseId, amountInFen, now });
    if (feeInFen > 0) await postFee(trx, { payoutNo, caseId, amountInFen: feeInFen, now });
    await goOn(trx, { payout, now }, services.config);
  });
  services.pageTags.purge([tagOfCase(caseId), tagOfLists]);
  services.wakeJobs();
}

/** The bank will never pay this number: X back to CH, and a releaser decides anew. */
export async function bookFailure(
  services: SettlingServices,
  { payout, words }: { payout: StoredPayout; words: string },
  now: number,
): Promise<void> {
  const { payoutNo, caseId, amountInFen, subsidyInFen, withdrawalId } = payout;
  await inTransaction(services.db, async (trx) => {
    await lockCaseFund(trx, caseId);
    const set = { status: 'FAILED', bank_words: words, updated_at: now } as const;
    if (!(await endSubmitted(trx, payoutNo, set))) return;
    await postPayoutFailed(trx, { payoutNo, caseId, amountInFen, now });
    if (subsidyInFen > 0) {
      await postSubsidyReturn(trx, { payoutNo, caseId, amountInFen: subsidyInFen, now });
    }
    await queuePayout(trx, { withdrawalId, now });
    const told = { kind: 'withdrawalFailed', caseId, subjectId: payoutNo } as const;
    const params = { amountInFen, words };
    await notify(trx, { ...told, userId: payout.applicantUserId, params, now });
  });
  services.pageTags.purge([tagOfCase(caseId), tagOfLists]);
  services.wakeJobs();
}

type Ended =
  | { status: 'SUCCESS'; receipt_no: string; paid_at: number; updated_at: number }
  | { status: 'FAILED'; bank_words: string; updated_at: number };

/** Answers false when it has ended before. */
async function endSubmitted(trx: Trx, payoutNo: string, columns: Ended): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payouts')
    .set(columns)
    .where('payout_no', '=', payoutNo)
    .where('status', '=', 'SUBMITTED')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Each part that is paid owes an account of its use, whatever becomes of the others. */
async function goOn(
  trx: Trx,
  { payout, now }: { payout: StoredPayout; now: number },
  config: Config,
): Promise<void> {
  const { payoutNo, withdrawalId, caseId, applicantUserId: userId } = payout;
  await oweFundUse(trx, { payoutNo, withdrawalId, caseId, now }, config);
  const plan = await findPlan(trx, withdrawalId);
  const params = { amountInFen: payout.amountInFen };
  const told = { kind: 'withdrawalPaid', caseId, subjectId: payoutNo, params } as const;
  await notify(trx, { ...told, userId, now });
  if (plan.some(({ payoutStatus }) => payoutStatus !== 'SUCCESS')) {
    await queuePayout(trx, { withdrawalId, now });
    return;
  }
  await trx
    .updateTable('withdrawals')
    .set({ status: 'PAID', paid_at: now, updated_at: now })
    .where('id', '=', withdrawalId)
    .where('status', '=', 'PAYING')
    .execute();
  const withdrawal = await findWithdrawal(trx, withdrawalId);
  if (withdrawal) await endApplying(trx, { withdrawal, paid: true });
}
