import type { Insertable } from 'kysely';
import { matchGift } from '#src/server/activities/match/match-gift.ts';
import { addGiftToFund } from '#src/server/cases/transitions/change-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import type { GatewayReceiptsTable } from '#src/server/db/schema.ts';
import type { StoredPayment } from '#src/server/donations/settle/find-payment.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { postDonation } from '#src/server/ledger/postings.ts';
import type { VerifiedNotification } from '#src/server/payments/gateway.ts';
import { countedColumns, countGift } from '#src/server/venues/count-gift.ts';
import { lastAskMs } from './payment-times.ts';

type Paid = { notification: VerifiedNotification; payment: StoredPayment };

/**
 * Answers everything the first success of an open order changes; the caller holds the case's money.
 */
export async function payOrder(
  trx: Trx,
  { notification, payment }: Paid,
  now: number,
): Promise<void> {
  const { orderId, caseId, amountInFen, tradeNo, gateway } = payment;
  const paidAt = Math.min(notification.paidAt, now);
  const gift = await markPaid(trx, orderId, paidAt);
  const { gatewayTradeNo } = notification;
  await setSucceeded.run(trx, { tradeNo, gatewayTradeNo, nextQueryAt: now + lastAskMs });
  await insertReceipt.run(trx, {
    gateway,
    gateway_trade_no: gatewayTradeNo,
    trade_no: tradeNo,
    amount_in_fen: amountInFen,
    kind: 'donation',
    created_at: now,
  });
  await matchGift(trx, { orderId, caseId, amountInFen, paidAt }, now);
  await postDonation(trx, { orderId, gateway, caseId, amountInFen, now });
  await addGiftToFund(trx, { caseId, amountInFen, paidAt });
  await countGift(trx, gift, amountInFen);
  const job = { name: 'donation-paid', payload: { caseId, orderId } };
  await enqueue(trx, { ...job, runAt: now, id: `donation-paid@${orderId}` });
}

type Succeeded = { tradeNo: string; gatewayTradeNo: string; nextQueryAt: number };

const setSucceeded = prepared((trx, { tradeNo, gatewayTradeNo, nextQueryAt }: Succeeded) =>
  trx
    .updateTable('payments')
    .set({
      status: 'SUCCEEDED',
      gateway_trade_no: gatewayTradeNo,
      next_query_at: nextQueryAt,
    })
    .where('trade_no', '=', tradeNo),
);

const insertReceipt = prepared((trx, row: Insertable<GatewayReceiptsTable>) =>
  trx.insertInto('gateway_receipts').values(row),
);

const setPaid = prepared((trx, { orderId, paidAt }: { orderId: string; paidAt: number }) =>
  trx
    .updateTable('donations')
    .set({ status: 'PAID', paid_at: paidAt })
    .where('id', '=', orderId)
    .where('status', '=', 'CREATED')
    .returning(countedColumns),
);

/** Answers what a venue counts of it. */
async function markPaid(trx: Trx, orderId: string, paidAt: number) {
  const gift = await setPaid.first(trx, { orderId, paidAt });
  if (!gift) throw new Error(`Order ${orderId} was no longer open to be paid.`);
  return gift;
}
