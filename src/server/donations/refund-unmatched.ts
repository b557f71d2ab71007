import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { postUnmatchedRefund } from '#src/server/ledger/postings.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { House } from '../platform/house.ts';

type Receipt = { gateway: string; gatewayTradeNo: string };

/**
 * Sends a late or double payment back whole. The refund's number comes from the receipt, so that
 * running this again, after any crash, asks for the same refund.
 */
export async function refundUnmatched(
  { db, gateway }: Pick<House, 'db' | 'gateway'>,
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
  if (receipt.gateway !== gateway.name) throw new Error(`Gateway ${receipt.gateway} is not open.`);
  if (await findMoneyOutFreeze(db)) throw new Error('Money out is frozen: tried again later.');
  const { status } = await gateway.refund({
    refundNo: `U-${receipt.gateway_trade_no}`,
    tradeNo: receipt.trade_no,
    gatewayTradeNo: receipt.gateway_trade_no,
    amountInFen: receipt.amount_in_fen,
  });
  if (status !== 'SUCCESS') throw new Error(`The gateway answered ${status} to a refund.`);
  await inTransaction(db, (trx) =>
    postUnmatchedRefund(trx, { ...asked, amountInFen: receipt.amount_in_fen, now }),
  );
}
