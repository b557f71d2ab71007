import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { paymentOfUnmatched } from '#src/server/donations/settle/refund-unmatched.ts';
import { returnSupport } from '#src/server/donations/support/take-back-support.ts';
import { postUnmatchedRefund } from '#src/server/ledger/postings.ts';
import type { BillLine, Gateway } from '#src/server/payments/gateway.ts';
import { bookRefund } from '#src/server/refunds/run/book-refund.ts';
import type { Services } from '#src/server/services.ts';
import { findGift, holdAnew } from './hold-anew.ts';
import type { Lost } from './recovered.ts';

type RecoveringServices = Pick<Services, 'db'> & { gateway: Gateway };

/** Books a refund that a gateway's bill has and our books lost; false when the order is lost too. */
export async function recoverRefund(
  { db, gateway }: RecoveringServices,
  { line, lost }: { line: BillLine; lost: Lost },
  now: number,
): Promise<boolean> {
  const gift = await findGift(db, line.number);
  if (!gift) return false;
  const answer = await gateway.queryRefund(line.number);
  if (answer.status !== 'SUCCESS') return false;
  const { amountInFen } = answer;
  if (!gift.refund) await holdAnew(db, { gift, amountInFen, lost }, now);
  const found = gift.refund ? gift : await findGift(db, line.number);
  if (found?.refund?.amountInFen !== amountInFen) return false;
  await bookRefund(db, { ...found, ...found.refund, by: answer }, now);
  return true;
}

/** Books in the same way money that came late or twice, and went back whole. */
export async function recoverUnmatched(
  { db, gateway }: RecoveringServices,
  line: BillLine,
  now: number,
): Promise<boolean> {
  const gatewayTradeNo = paymentOfUnmatched(line.number);
  if (gatewayTradeNo === undefined) return false;
  const receipt = await db
    .selectFrom('gateway_receipts')
    .select(['gateway_trade_no as gatewayTradeNo', 'amount_in_fen as amountInFen'])
    .where('gateway', '=', gateway.name)
    .where('gateway_trade_no', '=', gatewayTradeNo)
    .where('kind', '<>', 'donation')
    .executeTakeFirst();
  const support = receipt ? undefined : await findTakenBack(db, gateway, gatewayTradeNo);
  const found = receipt ?? support?.money;
  if (!found) return false;
  const answer = await gateway.queryRefund(line.number);
  if (answer.status !== 'SUCCESS' || answer.amountInFen !== found.amountInFen) return false;
  const money = { ...found, gateway: gateway.name, now };
  await inTransaction(db, async (trx) => {
    if (support) await returnSupport(trx, support.row, now);
    await postUnmatchedRefund(trx, money);
  });
  return true;
}

/** Finds a support whose taking back our books lost, and not the money's way back. */
async function findTakenBack(db: Database, gateway: Gateway, gatewayTradeNo: string) {
  const row = await db
    .selectFrom('supports')
    .selectAll()
    .where('gateway', '=', gateway.name)
    .where('gateway_trade_no', '=', gatewayTradeNo)
    .where('status', '=', 'PAID')
    .executeTakeFirst();
  return row && { row, money: { gatewayTradeNo, amountInFen: row.amount_in_fen } };
}
