import type {
  RefundAnswer,
  RefundAsked,
  RefundQueryAnswer,
  RefundRefusal,
} from '#src/server/payments/gateway.ts';
import type { Books, BooksTrx } from './books.ts';
import { changeHeld } from './change-held.ts';
import { newNumber } from './pay-at-bank.ts';

const dayMs = 86_400_000;
/** What real gateways allow: refunds within a year, 50 a payment, one of them a minute. */
const windowMs = 365 * dayMs;
const maxRefunds = 50;
const pauseMs = 60_000;

/** Honours a refund number once; one that was refused is judged again when it comes again. */
export async function refundAtBank(
  books: Books,
  asked: RefundAsked,
  now: number,
): Promise<RefundAnswer> {
  return books.transaction().execute(async (trx) => {
    await lockTransaction(trx, asked);
    const refund = await keepNumber(trx, asked, now);
    if (refund.status === 'SUCCESS') {
      return { status: 'SUCCESS', gatewayRefundNo: refund.number };
    }
    const refusal = await findRefusal(trx, asked, now);
    if (refusal) return { status: 'REFUSED', refusal };
    if (!(await takeBack(trx, asked))) return { status: 'REFUSED', refusal: 'OTHER' };
    await trx
      .updateTable('refunds')
      .set({ status: 'SUCCESS', created_at: now })
      .where('refund_no', '=', asked.refundNo)
      .execute();
    return { status: 'SUCCESS', gatewayRefundNo: refund.number };
  });
}

export async function queryRefundAtBank(
  books: Books,
  refundNo: string,
): Promise<RefundQueryAnswer> {
  const refund = await books
    .selectFrom('refunds')
    .selectAll()
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
  if (!refund) return { status: 'UNKNOWN' };
  if (refund.status === 'REFUSED') return { status: 'REFUSED' };
  return {
    status: 'SUCCESS',
    gatewayRefundNo: refund.number,
    amountInFen: refund.amount_in_fen,
  };
}

/** Refunds of one payment wait for each other, or two could each be the only one of a minute. */
async function lockTransaction(trx: BooksTrx, { gatewayTradeNo }: RefundAsked): Promise<void> {
  await trx
    .updateTable('transactions')
    .set((eb) => ({ refunded_in_fen: eb.ref('refunded_in_fen') }))
    .where('number', '=', gatewayTradeNo)
    .execute();
}

async function keepNumber(trx: BooksTrx, asked: RefundAsked, now: number) {
  await trx
    .insertInto('refunds')
    .values({
      refund_no: asked.refundNo,
      transaction_number: asked.gatewayTradeNo,
      amount_in_fen: asked.amountInFen,
      status: 'REFUSED',
      number: newNumber(),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('refund_no').doNothing())
    .execute();
  const refund = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('refund_no', '=', asked.refundNo)
    .executeTakeFirstOrThrow();
  const same =
    refund.transaction_number === asked.gatewayTradeNo &&
    refund.amount_in_fen === asked.amountInFen;
  if (!same) throw new Error(`Refund number ${asked.refundNo} was used for another refund.`);
  return refund;
}

async function findRefusal(
  trx: BooksTrx,
  { gatewayTradeNo }: RefundAsked,
  now: number,
): Promise<RefundRefusal | undefined> {
  const taken = await trx
    .selectFrom('transactions')
    .leftJoin('closed_accounts', 'closed_accounts.transaction_number', 'transactions.number')
    .select(['paid_at', 'closed_accounts.transaction_number as closed'])
    .where('number', '=', gatewayTradeNo)
    .executeTakeFirst();
  if (!taken) return 'OTHER';
  if (taken.closed !== null) return 'ACCOUNT_UNUSABLE';
  if (now - taken.paid_at > windowMs) return 'TOO_OLD';
  const before = await trx
    .selectFrom('refunds')
    .select('created_at')
    .where('transaction_number', '=', gatewayTradeNo)
    .where('status', '=', 'SUCCESS')
    .orderBy('created_at', 'desc')
    .limit(maxRefunds)
    .execute();
  if (before.length === maxRefunds) return 'TOO_MANY';
  const last = before[0]?.created_at;
  return last !== undefined && now - last < pauseMs ? 'TOO_SOON' : undefined;
}

/** False when the transaction has less left than is asked for, or the merchant's account has. */
async function takeBack(
  trx: BooksTrx,
  { gatewayTradeNo, amountInFen }: RefundAsked,
): Promise<boolean> {
  const taken = await trx
    .updateTable('transactions')
    .set((eb) => ({ refunded_in_fen: eb('refunded_in_fen', '+', amountInFen) }))
    .where('number', '=', gatewayTradeNo)
    .where((eb) => eb(eb('refunded_in_fen', '+', amountInFen), '<=', eb.ref('amount_in_fen')))
    .returning('merchant')
    .executeTakeFirst();
  if (!taken) return false;
  if (await changeHeld(trx, taken.merchant, -amountInFen)) return true;
  await trx
    .updateTable('transactions')
    .set((eb) => ({ refunded_in_fen: eb('refunded_in_fen', '-', amountInFen) }))
    .where('number', '=', gatewayTradeNo)
    .execute();
  return false;
}
