import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postPayoutSubmitted, postSubsidy } from '#src/server/ledger/postings-of-payouts.ts';
import type { PayoutAnswer } from '#src/server/payments/payout-gateway.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import type { Services } from '#src/server/services.ts';
import { findPlan, lockWithdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import {
  findPayout,
  getPayout,
  type StoredPayout,
} from '#src/server/withdrawals/payout/find-payout.ts';
import { markFunded } from '#src/server/withdrawals/payout/mark-funded.ts';
import { findHindrance } from '#src/server/withdrawals/payout/queue-payout.ts';
import { settlePayout } from '#src/server/withdrawals/payout/run-payout.ts';
import { taskOfPayout } from '#src/server/withdrawals/task-subjects.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Recovered } from './recovered.ts';

type RecoveringServices = Pick<
  Services,
  'config' | 'db' | 'gateways' | 'pageTags' | 'payouts' | 'wakeJobs'
>;

/**
 * Books what became of a payout the bank was told of, though money out is frozen: it is known to
 * have left. Answers 'lost' when our books do not have the number at all.
 */
export async function recoverPayout(
  services: RecoveringServices,
  { payoutNo }: { payoutNo: string },
  now: number,
): Promise<Recovered> {
  const known = await findPayout(services.db, payoutNo);
  if (!known) return 'lost';
  if (known.status !== 'READY' && known.status !== 'SUBMITTED') return 'known';
  const answer = await services.payouts.get(known.gateway).query(payoutNo);
  if (answer.status === 'UNKNOWN') return 'open';
  // It is booked also while the bank has not paid yet: else it could be called off, and paid once
  // more.
  await inTransaction(services.db, (trx) => markSent(trx, payoutNo, now));
  if (answer.status === 'PENDING') return 'open';
  // The bank's bill names it to staff.
  if (answer.status === 'SUCCESS' && !isSame(known, answer)) return 'unsettled';
  const payout = await getPayout(services.db, payoutNo);
  if (payout.status === 'SUBMITTED') await settlePayout(services, { payout, answer }, now);
  return 'settled';
}

const isSame = (
  { amountInFen, payeeHash }: StoredPayout,
  answer: PayoutAnswer & { status: 'SUCCESS' },
): boolean => answer.amountInFen === amountInFen && answer.payeeHash === payeeHash;

type LostPayout = { payoutNo: string; withdrawalId: string; amountInFen: number };

/**
 * Writes a payout our books lost; who does so answers for its release, as a third person. Answers
 * false while its withdrawal is not as far.
 */
export async function recordLostPayout(
  trx: Trx,
  { payoutNo, withdrawalId, amountInFen }: LostPayout,
  by: { staffUserId: string; gateway: string; now: number },
): Promise<boolean> {
  const withdrawal = await lockWithdrawal(trx, withdrawalId);
  const { applicant_user_id: applicant, reviewer_user_id: reviewer } = withdrawal;
  const before = [applicant, reviewer, withdrawal.second_reviewer_user_id];
  if (before.includes(by.staffUserId)) throw new Problem('secondPersonNeeded');
  const part = (await findPlan(trx, withdrawal.id)).find(
    ({ payoutStatus, netInFen }) => payoutStatus === null && netInFen === amountInFen,
  );
  const { payee_id: payeeId, payee_hash: payeeHash } = withdrawal;
  if (!part || payeeId === null || payeeHash === null) return false;
  // Nobody is paid inside a notice or past an objection, not even in the books.
  if (await findHindrance(trx, { withdrawal, position: part.position }, by.now)) return false;
  const { now } = by;
  await trx
    .updateTable('withdrawals')
    .set({ status: 'PAYING', releaser_user_id: by.staffUserId, updated_at: now })
    .where('id', '=', withdrawal.id)
    .where('status', 'in', ['NOTICE', 'PAYING'])
    .execute();
  await trx
    .insertInto('payouts')
    .values({
      ...{ payout_no: payoutNo, withdrawal_id: withdrawal.id, position: part.position },
      ...{ case_id: withdrawal.case_id, amount_in_fen: amountInFen, gateway: by.gateway },
      ...{ payee_id: payeeId, payee_hash: payeeHash },
      ...{ releaser_user_id: by.staffUserId, status: 'READY' },
      ...{ receipt_no: null, return_no: null, bank_words: null },
      ...{ created_at: now, submitted_at: null, paid_at: null, returned_at: null },
      updated_at: now,
    })
    .execute();
  await markSent(trx, payoutNo, now);
  const subjectId = taskOfPayout(withdrawal.id, part.position);
  await closeTask(trx, { queue: 'payout', subjectId, because: 'settled', now });
  return true;
}

/** What was sent had its money set aside before. */
async function markSent(trx: Trx, payoutNo: string, now: number): Promise<void> {
  const payout = await findPayout(trx, payoutNo);
  if (payout?.status === 'READY') await submit(trx, payout, now);
  await markFunded(trx, payoutNo, now);
}

async function submit(trx: Trx, payout: StoredPayout, now: number): Promise<void> {
  const { payoutNo, caseId, amountInFen, subsidyInFen, withdrawalId } = payout;
  await lockWithdrawal(trx, withdrawalId);
  await trx
    .updateTable('payouts')
    .set({ status: 'SUBMITTED', submitted_at: now, updated_at: now })
    .where('payout_no', '=', payoutNo)
    .where('status', '=', 'READY')
    .execute();
  await postPayoutSubmitted(trx, { payoutNo, caseId, amountInFen, now });
  if (subsidyInFen > 0) {
    await postSubsidy(trx, { payoutNo, caseId, amountInFen: subsidyInFen, now });
  }
}
