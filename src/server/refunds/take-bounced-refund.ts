import { postRefundBounced } from '#src/server/ledger/postings.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { lockCaseFund } from '../donations/lock-case-fund.ts';
import type { PayoutReturn } from '../payments/payout-gateway.ts';
import type { House } from '../platform/house.ts';
import { tagOfCase, tagOfLists } from '../platform/page-tags.ts';
import { findOpenWithdrawal } from '../withdrawals/require-no-open-withdrawal.ts';
import { type BankRefund, findBankRefund } from './bank-refund.ts';
import { bookRefund } from './book-refund.ts';
import { askDonor, homeless } from './mark-refund.ts';
import { endReasonsOf } from './open-case-refund.ts';

type Bounced = { refund: BankRefund; returned: PayoutReturn; now: number };

/**
 * A gift that the bank paid to its donor's account came back: it is held for the donor as before, who
 * is asked for another account. Booked again, it changes nothing.
 */
export async function takeBouncedRefund(
  { db, payouts, pageTags }: Pick<House, 'db' | 'payouts' | 'pageTags'>,
  { refund, returned, now }: Bounced,
): Promise<boolean> {
  const { payoutNo, caseId } = refund;
  if (refund.status === 'SUBMITTED') {
    // It was paid before it came back, even if nobody has asked about that yet.
    const answer = await payouts.query(payoutNo);
    if (answer.status === 'SUCCESS') await bookRefund(db, { ...refund, by: answer }, now);
  }
  const booked = await inTransaction(db, (trx) => book(trx, { refund, returned, now }));
  if (booked) pageTags.purge([tagOfCase(caseId), tagOfLists]);
  return booked;
}

async function book(trx: Trx, { refund, returned, now }: Bounced): Promise<boolean> {
  const { payoutNo, refundNo, orderId, caseId, amountInFen } = refund;
  await lockCaseFund(trx, caseId);
  const { returnNo, returnedAt } = returned;
  const { numUpdatedRows } = await trx
    .updateTable('bank_refunds')
    .set({ status: 'RETURNED', return_no: returnNo, returned_at: returnedAt, updated_at: now })
    .where('payout_no', '=', payoutNo)
    .where('status', '=', 'SUCCESS')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await trx
    .updateTable('refunds')
    .set({ ...homeless, failure: 'accountReturned', updated_at: now })
    .where('refund_no', '=', refundNo)
    .execute();
  await trx
    .updateTable('donations')
    .set({ status: 'REFUNDING' })
    .where('id', '=', orderId)
    .execute();
  await postRefundBounced(trx, { payoutNo, caseId, amountInFen, now });
  await reopen(trx, refund);
  const current = (await findBankRefund(trx, payoutNo)) ?? refund;
  await askDonor(trx, { ...current, now });
  return true;
}

/** The refund of the case is not over while a gift of it is not back. */
async function reopen(trx: Trx, { caseRefundId, caseId, amountInFen }: BankRefund): Promise<void> {
  if (caseRefundId === null) return;
  // None runs beside a withdrawal; the gift goes back all the same.
  const runs = !(await findOpenWithdrawal(trx, caseId));
  const { kind } = await trx
    .updateTable('case_refunds')
    .set((eb) => ({
      ...(runs ? { status: 'RUNNING', ended_at: null } : {}),
      returned_in_fen: eb('returned_in_fen', '-', amountInFen),
      returned_count: eb('returned_count', '-', 1),
    }))
    .where('id', '=', caseRefundId)
    .returning('kind')
    .executeTakeFirstOrThrow();
  if (kind === 'grace') return;
  const { open, done } = endReasonsOf[kind];
  await trx
    .updateTable('cases')
    .set({ end_reason: open })
    .where('id', '=', caseId)
    .where('end_reason', '=', done)
    .execute();
}
