import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { takeReturnFromFund } from '#src/server/cases/transitions/change-fund.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postRefund, postRefundByBank } from '#src/server/ledger/postings.ts';
import { notify } from '#src/server/notices/notify.ts';
import { finishCaseRefund } from '#src/server/refunds/case/finish-case-refund.ts';
import { countedColumns, countGift } from '#src/server/venues/count-gift.ts';

type ReturnedGift = {
  refundNo: string;
  caseRefundId: string | null;
  orderId: string;
  caseId: string;
  gateway: string;
  amountInFen: number;
  userId: string | null;
  by: GatewayReceipt | BankReceipt;
};

type GatewayReceipt = { gatewayRefundNo: string };
/** The custody bank paid it instead, to an account of the donor. */
type BankReceipt = { payoutNo: string; receiptNo: string; paidAt: number };

/** A gift is back with its donor. Booked again, it changes nothing. */
export async function bookRefund(db: Database, returned: ReturnedGift, now: number): Promise<void> {
  await inTransaction(db, (trx) => book(trx, returned, now));
}

async function book(trx: Trx, returned: ReturnedGift, now: number): Promise<void> {
  const { refundNo, caseId, orderId, gateway, amountInFen, by } = returned;
  await lockCaseFund(trx, caseId);
  const byBank = 'payoutNo' in by ? by : undefined;
  if (byBank && !(await markPaid(trx, byBank, now))) return;
  const gatewayRefundNo = 'payoutNo' in by ? null : by.gatewayRefundNo;
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ status: 'SUCCESS', gateway_refund_no: gatewayRefundNo, updated_at: now })
    .set({ next_try_at: null, needs_account: 0, failure: null })
    .where('refund_no', '=', refundNo)
    .where('status', '<>', 'SUCCESS')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const gift = await trx
    .updateTable('donations')
    .set({ status: 'REFUNDED', returned_in_fen: amountInFen })
    .where('id', '=', orderId)
    .where('status', '=', 'REFUNDING')
    .returning(countedColumns)
    .executeTakeFirst();
  const money = { caseId, amountInFen, now };
  if (byBank) await postRefundByBank(trx, { ...money, payoutNo: byBank.payoutNo });
  else await postRefund(trx, { ...money, refundNo, gateway });
  await takeReturnFromFund(trx, returned, now);
  if (gift) await countGift(trx, gift, -amountInFen);
  await countReturned(trx, returned, now);
  await tellDonor(trx, returned, now);
}

/** Answers false for a number that was booked before, whatever became of it since. */
async function markPaid(
  trx: Trx,
  { payoutNo, receiptNo, paidAt }: BankReceipt,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('bank_refunds')
    .set({ status: 'SUCCESS', receipt_no: receiptNo, paid_at: paidAt, updated_at: now })
    .where('payout_no', '=', payoutNo)
    .where('status', '=', 'SUBMITTED')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function countReturned(
  trx: Trx,
  { caseRefundId, amountInFen }: Pick<ReturnedGift, 'caseRefundId' | 'amountInFen'>,
  now: number,
): Promise<void> {
  if (caseRefundId === null) return;
  await trx
    .updateTable('case_refunds')
    .set((eb) => ({
      returned_in_fen: eb('returned_in_fen', '+', amountInFen),
      returned_count: eb('returned_count', '+', 1),
    }))
    .where('id', '=', caseRefundId)
    .execute();
  await finishCaseRefund(trx, caseRefundId, now);
}

async function tellDonor(
  trx: Trx,
  { userId, caseId, orderId, amountInFen, by }: ReturnedGift,
  now: number,
): Promise<void> {
  if (!userId) return;
  // One that came back and was paid to another account is told again.
  const toAccount = 'payoutNo' in by;
  const params = { amountInFen, ...(toAccount ? { toAccount: 1 } : {}) };
  const about = { caseId, subjectId: toAccount ? by.payoutNo : orderId, params, now };
  await notify(trx, { userId, kind: 'donationRefunded', ...about });
}
