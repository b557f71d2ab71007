import { postPayoutSubmitted, postSubsidy } from '#src/server/ledger/postings-of-payouts.ts';
import type { SentPayout } from '#src/server/payments/payout-gateway.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { House } from '../platform/house.ts';
import { findPayout, getPayout } from '../withdrawals/find-payout.ts';
import { findPlan, lockWithdrawal } from '../withdrawals/find-withdrawal.ts';
import { settlePayout } from '../withdrawals/run-payout.ts';
import { sweepForPayout } from '../withdrawals/sweep-for-payout.ts';

type RecoveringHouse = Pick<
  House,
  'config' | 'db' | 'gateway' | 'pageTags' | 'payouts' | 'wakeJobs'
>;

/**
 * Books what became of a payout the bank was told of, though money out is frozen: it is known to
 * have left. 'lost' when our books do not have the number at all.
 */
export async function recoverPayout(
  house: RecoveringHouse,
  { payoutNo }: Pick<SentPayout, 'payoutNo'>,
  now: number,
): Promise<'settled' | 'open' | 'lost'> {
  const known = await findPayout(house.db, payoutNo);
  if (!known) return 'lost';
  const answer = await house.payouts.query(payoutNo);
  if (answer.status === 'UNKNOWN' || answer.status === 'PENDING') return 'open';
  if (known.status === 'READY') {
    await inTransaction(house.db, (trx) => markSent(trx, payoutNo, now));
  }
  // It was swept before it was sent. The sweep's number is made of the instalment: asked again, it
  // is the same one.
  await sweepForPayout(house, known, now);
  const payout = await getPayout(house.db, payoutNo);
  if (payout.status === 'SUBMITTED') await settlePayout(house, { payout, answer }, now);
  return 'settled';
}

type LostPayout = { payoutNo: string; caseId: string; amountInFen: number };

/**
 * Writes a payout our books lost, of the case's open withdrawal; who does so answers for its
 * release, and the database sees to it that it is a third person.
 */
export async function recordLostPayout(
  trx: Trx,
  { payoutNo, caseId, amountInFen }: LostPayout,
  by: { staffUserId: string; gateway: string; now: number },
): Promise<boolean> {
  const open = await trx
    .selectFrom('withdrawals')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', 'in', ['NOTICE', 'PAYING'])
    .executeTakeFirst();
  if (!open) return false;
  const withdrawal = await lockWithdrawal(trx, open.id);
  const part = (await findPlan(trx, withdrawal.id)).find(
    ({ payoutStatus, netInFen }) => payoutStatus === null && netInFen === amountInFen,
  );
  const { payee_id: payeeId, payee_hash: payeeHash } = withdrawal;
  if (!part || payeeId === null || payeeHash === null) return false;
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
  return true;
}

async function markSent(trx: Trx, payoutNo: string, now: number): Promise<void> {
  const payout = await findPayout(trx, payoutNo);
  if (payout?.status !== 'READY') return;
  const { caseId, amountInFen, subsidyInFen, withdrawalId } = payout;
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
