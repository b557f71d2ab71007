import { postRefundHold } from '#src/server/ledger/postings.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { lockCaseFund } from '../donations/lock-case-fund.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { House } from '../platform/house.ts';
import { finishCaseRefund } from './finish-case-refund.ts';

type Asked = { caseId: string; signal?: AbortSignal | undefined };
type HoldingHouse = Pick<House, 'db' | 'wakeJobs'>;

const batchSize = 100;

/** Holds every paid gift of a case that is being refunded, in batches, and queues each refund. */
export async function holdRefunds(
  house: HoldingHouse,
  { caseId, signal }: Asked,
  now: number,
): Promise<void> {
  let held = batchSize;
  while (held === batchSize) {
    held = await inTransaction(house.db, (trx) => holdBatch(trx, caseId, now), { signal });
    house.wakeJobs();
  }
}

async function holdBatch(trx: Trx, caseId: string, now: number): Promise<number> {
  await lockCaseFund(trx, caseId);
  const gifts = await trx
    .selectFrom('donations')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .innerJoin('payments', 'payments.order_id', 'donations.id')
    .select([
      'donations.id as orderId',
      'donations.trade_no as tradeNo',
      'donations.amount_in_fen as amountInFen',
      'payments.gateway as gateway',
    ])
    .where('donations.case_id', '=', caseId)
    .where('donations.status', '=', 'PAID')
    .where('cases.end_reason', '=', endReasons.refundApplying)
    .orderBy('donations.paid_at')
    .orderBy('donations.id')
    .limit(batchSize)
    .execute();
  for (const gift of gifts) await holdOne(trx, { ...gift, caseId }, now);
  if (gifts.length === 0) await finishCaseRefund(trx, caseId);
  return gifts.length;
}

type Gift = {
  orderId: string;
  tradeNo: string;
  caseId: string;
  amountInFen: number;
  gateway: string;
};

async function holdOne(trx: Trx, gift: Gift, now: number): Promise<void> {
  const { orderId, caseId, amountInFen, gateway } = gift;
  // From the order's own number: asked for a hundred times, it is the same refund.
  const refundNo = `R-${gift.tradeNo}`;
  await trx
    .insertInto('refunds')
    .values({
      refund_no: refundNo,
      order_id: orderId,
      case_id: caseId,
      gateway,
      amount_in_fen: amountInFen,
      status: 'REFUNDING',
      gateway_refund_no: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await trx
    .updateTable('donations')
    .set({ status: 'REFUNDING' })
    .where('id', '=', orderId)
    .where('status', '=', 'PAID')
    .execute();
  await postRefundHold(trx, { caseId, refundNo, amountInFen, now });
  const id = `run-refund@${refundNo}`;
  await enqueue(trx, { name: 'run-refund', payload: { refundNo }, runAt: now, id });
}
