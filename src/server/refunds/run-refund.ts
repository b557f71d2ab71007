import { postRefund } from '#src/server/ledger/postings.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { lockCaseFund } from '../donations/lock-case-fund.ts';
import type { House } from '../platform/house.ts';
import { tagOfCase, tagOfLists } from '../platform/page-tags.ts';
import { finishCaseRefund } from './finish-case-refund.ts';
import { requireMoneyOut } from './require-money-out.ts';

type RefundHouse = Pick<House, 'db' | 'gateway' | 'pageTags'>;

/**
 * Returns one held gift through its gateway. Always under the refund's one number, so that a run
 * after an unknown outcome asks for the same refund again. Throws while the outcome is open.
 */
export async function runRefund(
  house: RefundHouse,
  { refundNo }: { refundNo: string },
  now: number,
): Promise<void> {
  const refund = await getRefund(house.db, refundNo);
  if (refund.status === 'SUCCESS') return;
  if (refund.gateway !== house.gateway.name) throw new Error(`${refund.gateway} is not open.`);
  if (!refund.gatewayTradeNo) throw new Error(`Refund ${refundNo} is of an unpaid order.`);
  await requireMoneyOut(house.db);
  const { status, gatewayRefundNo } = await house.gateway.refund({
    refundNo,
    tradeNo: refund.tradeNo,
    gatewayTradeNo: refund.gatewayTradeNo,
    amountInFen: refund.amountInFen,
  });
  if (status === 'SUCCESS') {
    await inTransaction(house.db, (trx) => book(trx, { ...refund, gatewayRefundNo }, now));
    house.pageTags.purge([tagOfCase(refund.caseId), tagOfLists]);
    return;
  }
  if (status === 'REFUSED') await markError(house.db, refundNo, now);
  throw new Error(`The gateway answered ${status} to refund ${refundNo}.`);
}

type StoredRefund = Awaited<ReturnType<typeof getRefund>>;

async function book(
  trx: Trx,
  refund: StoredRefund & { gatewayRefundNo: string },
  now: number,
): Promise<void> {
  const { refundNo, caseId, orderId, gateway, amountInFen } = refund;
  await lockCaseFund(trx, caseId);
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ status: 'SUCCESS', gateway_refund_no: refund.gatewayRefundNo, updated_at: now })
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
  await postRefund(trx, { refundNo, gateway, caseId, amountInFen, now });
  await finishCaseRefund(trx, caseId);
}

async function markError(db: Database, refundNo: string, now: number): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ status: 'ERROR', updated_at: now })
    .where('refund_no', '=', refundNo)
    .where('status', '=', 'REFUNDING')
    .execute();
}

function getRefund(db: Database, refundNo: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.order_id', 'refunds.order_id')
    .select([
      'refunds.refund_no as refundNo',
      'refunds.order_id as orderId',
      'refunds.case_id as caseId',
      'refunds.gateway as gateway',
      'refunds.amount_in_fen as amountInFen',
      'refunds.status as status',
      'payments.trade_no as tradeNo',
      'payments.gateway_trade_no as gatewayTradeNo',
    ])
    .where('refunds.refund_no', '=', refundNo)
    .executeTakeFirstOrThrow();
}
