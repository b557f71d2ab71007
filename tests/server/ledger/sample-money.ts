import { takeReturnFromFund } from '#src/server/cases/transitions/change-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import {
  postDonation,
  postHold,
  postRefund,
  postRefundHolds,
  postUnhold,
  postUnmatched,
} from '#src/server/ledger/postings.ts';
import { addOrder } from './sample-rows.ts';

const gateway = 'sandbox';
type Gift = { orderId: string; caseId: string; amountInFen: number };
type Withdrawal = { withdrawalId: string; caseId: string; amountInFen: number };

/** Gives everything a gift is made of, in one transaction, as settling an order does it. */
export async function give(trx: Trx, gift: Gift): Promise<void> {
  const { orderId, caseId, amountInFen } = gift;
  await addOrder(trx, gift);
  await addReceipt(trx, { tradeNo: `T-${orderId}`, kind: 'donation', amountInFen });
  const paid = { status: 'PAID', paid_at: 2 } as const;
  await trx.updateTable('donations').set(paid).where('id', '=', orderId).execute();
  await trx
    .updateTable('payments')
    .set({ status: 'SUCCEEDED', gateway_trade_no: `donation-T-${orderId}` })
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .updateTable('case_funds')
    .set((eb) => ({
      given_in_fen: eb('given_in_fen', '+', amountInFen),
      raised_in_fen: eb('raised_in_fen', '+', amountInFen),
      donation_count: eb('donation_count', '+', 1),
    }))
    .where('case_id', '=', caseId)
    .execute();
  await postDonation(trx, { ...gift, gateway, now: 2 });
}

/** Pays the same order a second time. */
export async function payTwice(trx: Trx, { orderId, amountInFen }: Gift): Promise<void> {
  const tradeNo = `T-${orderId}`;
  await addReceipt(trx, { tradeNo, kind: 'double', amountInFen });
  const gatewayTradeNo = `double-${tradeNo}`;
  await postUnmatched(trx, { gateway, gatewayTradeNo, amountInFen, now: 3 });
}

export async function refund(trx: Trx, { orderId, caseId, amountInFen }: Gift): Promise<void> {
  const refundNo = `R-${orderId}`;
  await trx
    .insertInto('refunds')
    .values({
      ...{ refund_no: refundNo, order_id: orderId, case_id: caseId, gateway, status: 'SUCCESS' },
      ...{ amount_in_fen: amountInFen, created_at: 4, updated_at: 4 },
    })
    .execute();
  const refunded = { status: 'REFUNDED', returned_in_fen: amountInFen } as const;
  await trx.updateTable('donations').set(refunded).where('id', '=', orderId).execute();
  await postRefundHolds(trx, [{ caseId, refundNo, amountInFen, now: 4 }]);
  await postRefund(trx, { caseId, refundNo, gateway, amountInFen, now: 4 });
  await takeReturnFromFund(trx, { caseId, orderId, amountInFen }, 4);
}

export async function applyFor(trx: Trx, withdrawal: Withdrawal): Promise<void> {
  const { withdrawalId, caseId, amountInFen } = withdrawal;
  await trx
    .insertInto('withdrawals')
    .values({
      ...{ id: withdrawalId, case_id: caseId, applicant_user_id: `owner-${caseId}` },
      ...{ amount_in_fen: amountInFen, purpose: '', plan: '', status: 'REVIEWING' },
      ...{ created_at: 5, updated_at: 5 },
    })
    .execute();
  await postHold(trx, { ...withdrawal, now: 5 });
}

export async function cancel(trx: Trx, withdrawal: Withdrawal): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set({ status: 'CANCELLED' })
    .where('id', '=', withdrawal.withdrawalId)
    .execute();
  await postUnhold(trx, { ...withdrawal, now: 6 });
}

type Receipt = { tradeNo: string; kind: 'donation' | 'double'; amountInFen: number };

async function addReceipt(trx: Trx, { tradeNo, kind, amountInFen }: Receipt): Promise<void> {
  await trx
    .insertInto('gateway_receipts')
    .values({
      ...{ gateway, gateway_trade_no: `${kind}-${tradeNo}`, trade_no: tradeNo, kind },
      ...{ amount_in_fen: amountInFen, created_at: 2 },
    })
    .execute();
}
