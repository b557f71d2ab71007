import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { findOpenCaseRefund } from '#src/server/cases/state/require-no-open-case-refund.ts';
import { findOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import { putReturnIntoFund } from '#src/server/cases/transitions/change-fund.ts';
import { reopenReturning } from '#src/server/cases/transitions/return-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postRefundBounced } from '#src/server/ledger/postings.ts';
import type { PayoutReturn } from '#src/server/payments/payout-gateway.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { returnBy } from '#src/server/refunds/case/open-case-refund.ts';
import { openGiftRefund } from '#src/server/refunds/gift/open-gift-refund.ts';
import type { Services } from '#src/server/services.ts';
import { countedColumns, countGift } from '#src/server/venues/count-gift.ts';
import { type BankRefund, findBankRefund } from './bank-refund.ts';
import { bookRefund } from './book-refund.ts';
import { askDonor, homeless } from './mark-refund.ts';

type Bounced = { refund: BankRefund; returned: PayoutReturn };

/**
 * A gift that the bank paid to its donor's account came back: it is held for the donor as before, who
 * is asked for another account. Booked again, it changes nothing.
 */
export async function takeBouncedRefund(
  { db, payouts, pageTags }: Pick<Services, 'db' | 'payouts' | 'pageTags'>,
  { refund, returned }: Bounced,
  now: number,
): Promise<boolean> {
  const { payoutNo, caseId } = refund;
  if (refund.status === 'SUBMITTED') {
    // It was paid before it came back, even if nobody has asked about that yet.
    const answer = await payouts.get(refund.bank).query(payoutNo);
    if (answer.status === 'SUCCESS') await bookRefund(db, { ...refund, by: answer }, now);
  }
  const booked = await inTransaction(db, (trx) => book(trx, { refund, returned }, now));
  if (booked) pageTags.purge([tagOfCase(caseId), tagOfLists]);
  return booked;
}

async function book(trx: Trx, { refund, returned }: Bounced, now: number): Promise<boolean> {
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
  const gift = await trx
    .updateTable('donations')
    .set({ status: 'REFUNDING', returned_in_fen: 0 })
    .where('id', '=', orderId)
    .returning(countedColumns)
    .executeTakeFirstOrThrow();
  await postRefundBounced(trx, { payoutNo, caseId, amountInFen, now });
  await putReturnIntoFund(trx, { caseId, orderId, amountInFen }, now);
  await countGift(trx, gift, amountInFen);
  await reopen(trx, refund, now);
  const current = (await findBankRefund(trx, payoutNo)) ?? refund;
  await askDonor(trx, { ...current, now });
  return true;
}

/**
 * The refund of the case is not over while a gift of it is not back. Once other money of the case is
 * under way, which none of its refunds runs beside, the gift goes on under a refund of its own.
 */
async function reopen(trx: Trx, refund: BankRefund, now: number): Promise<void> {
  const { caseRefundId, caseId, amountInFen } = refund;
  if (caseRefundId === null) return;
  const { kind, status } = await trx
    .selectFrom('case_refunds')
    .select(['kind', 'status'])
    .where('id', '=', caseRefundId)
    .executeTakeFirstOrThrow();
  if (kind !== 'grace' && status === 'DONE' && (await isMoneyUnderWay(trx, caseId))) {
    return splitOff(trx, { ...refund, caseRefundId }, now);
  }
  await trx
    .updateTable('case_refunds')
    .set((eb) => ({
      ...{ status: 'RUNNING', ended_at: null },
      returned_in_fen: eb('returned_in_fen', '-', amountInFen),
      returned_count: eb('returned_count', '-', 1),
    }))
    .where('id', '=', caseRefundId)
    .execute();
  if (kind === 'grace') return;
  await reopenReturning(trx, { caseId, by: returnBy[kind] });
}

async function isMoneyUnderWay(trx: Trx, caseId: string): Promise<boolean> {
  if (await findOpenWithdrawal(trx, caseId)) return true;
  return (await findOpenCaseRefund(trx, caseId)) !== undefined;
}

/** What is left of the refund it was in is whole. */
async function splitOff(
  trx: Trx,
  { refundNo, caseRefundId, ...gift }: BankRefund & { caseRefundId: string },
  now: number,
): Promise<void> {
  const { amountInFen } = gift;
  await trx
    .updateTable('case_refunds')
    .set((eb) => ({
      amount_in_fen: eb('amount_in_fen', '-', amountInFen),
      gift_count: eb('gift_count', '-', 1),
      returned_in_fen: eb('returned_in_fen', '-', amountInFen),
      returned_count: eb('returned_count', '-', 1),
    }))
    .where('id', '=', caseRefundId)
    .execute();
  const refundId = newId();
  await openGiftRefund(trx, { ...gift, refundId }, now);
  await trx
    .updateTable('refunds')
    .set({ case_refund_id: refundId })
    .where('refund_no', '=', refundNo)
    .execute();
}
