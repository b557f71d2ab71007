import { postRefund, postRefundByBank } from '#src/server/ledger/postings.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { lockCaseFund } from '../donations/lock-case-fund.ts';
import { notify } from '../messages/notify.ts';
import { finishCaseRefund } from './finish-case-refund.ts';

export type ReturnedGift = {
  refundNo: string;
  caseRefundId: string | null;
  orderId: string;
  caseId: string;
  gateway: string;
  amountInFen: number;
  userId: string | null;
  /** The gateway's own number, or that the custody bank paid it instead. */
  by: string | 'bank';
};

/** A gift is back with its donor. Booked again, it changes nothing. */
export async function bookRefund(db: Database, returned: ReturnedGift, now: number): Promise<void> {
  await inTransaction(db, (trx) => book(trx, returned, now));
}

async function book(trx: Trx, returned: ReturnedGift, now: number): Promise<void> {
  const { refundNo, caseId, orderId, gateway, amountInFen, by } = returned;
  await lockCaseFund(trx, caseId);
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ status: 'SUCCESS', gateway_refund_no: by === 'bank' ? null : by, updated_at: now })
    .set({ next_try_at: null, needs_account: 0, failure: null })
    .where('refund_no', '=', refundNo)
    .where('status', '<>', 'SUCCESS')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await trx
    .updateTable('donations')
    .set({ status: 'REFUNDED' })
    .where('id', '=', orderId)
    .where('status', '=', 'REFUNDING')
    .execute();
  const money = { refundNo, caseId, amountInFen, now };
  if (by === 'bank') await postRefundByBank(trx, money);
  else await postRefund(trx, { ...money, gateway });
  await countReturned(trx, returned, now);
  await tellDonor(trx, returned, now);
}

async function countReturned(
  trx: Trx,
  { caseRefundId, amountInFen }: ReturnedGift,
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
  { userId, caseId, orderId, amountInFen }: ReturnedGift,
  now: number,
): Promise<void> {
  if (!userId) return;
  const about = { userId, caseId, subjectId: orderId, params: { amountInFen }, now };
  await notify(trx, { ...about, kind: 'donationRefunded' });
}
