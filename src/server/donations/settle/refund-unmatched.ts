import { inTransaction } from '#src/server/db/in-transaction.ts';
import {
  closeReceiptTask,
  openReceiptTask,
  type Receipt,
} from '#src/server/donations/receipt/stuck-receipt.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { postUnmatchedRefund } from '#src/server/ledger/postings.ts';
import { finalRefusals } from '#src/server/payments/final-refusals.ts';
import type { Services } from '#src/server/services.ts';

const prefix = 'U-';

/** Late and double payments go back under a number made of the gateway's for the payment. */
export const unmatchedRefundNo = (gatewayTradeNo: string): string => prefix + gatewayTradeNo;

/** Answers which payment a refund of that kind is of; undefined of any other refund's number. */
export const paymentOfUnmatched = (refundNo: string): string | undefined =>
  refundNo.startsWith(prefix) ? refundNo.slice(prefix.length) : undefined;

/**
 * Sends a late or double payment back whole. The refund's number comes from the receipt, so that
 * running this again, after any crash, asks for the same refund. What the gateway refuses for good
 * is put before staff.
 */
export async function refundUnmatched(
  { db, gateways }: Pick<Services, 'db' | 'gateways'>,
  asked: Receipt,
  now: number,
): Promise<void> {
  const receipt = await db
    .selectFrom('gateway_receipts')
    .selectAll()
    .where('gateway', '=', asked.gateway)
    .where('gateway_trade_no', '=', asked.gatewayTradeNo)
    .where('kind', '<>', 'donation')
    .executeTakeFirstOrThrow();
  const gateway = gateways.get(receipt.gateway);
  if (await findMoneyOutFreeze(db)) throw new Error('Money out is frozen: tried again later.');
  const answer = await gateway.refund({
    refundNo: unmatchedRefundNo(receipt.gateway_trade_no),
    tradeNo: receipt.trade_no,
    gatewayTradeNo: receipt.gateway_trade_no,
    amountInFen: receipt.amount_in_fen,
  });
  if (answer.status === 'REFUSED' && finalRefusals.includes(answer.refusal)) {
    await inTransaction(db, (trx) => openReceiptTask(trx, asked, now));
    return;
  }
  if (answer.status !== 'SUCCESS') {
    throw new Error(`The gateway answered ${answer.status} to a refund.`);
  }
  await inTransaction(db, async (trx) => {
    await postUnmatchedRefund(trx, { ...asked, amountInFen: receipt.amount_in_fen, now });
    await closeReceiptTask(trx, asked, now);
  });
}
