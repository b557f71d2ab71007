import type { RefundAnswer, RefundAsked, RefundQueryAnswer } from '#src/server/payments/gateway.ts';
import type { Bank } from './bank.ts';
import type { Books, BooksTrx } from './books.ts';
import { changeHeld } from './change-held.ts';
import type { Dialect } from './dialects/dialect.ts';
import { findRefusal } from './find-refusal.ts';
import { newNumber } from './pay-at-bank.ts';
import { takeOrDraw } from './settle-at-bank.ts';

/** Honours a refund number once; one that was refused is judged again when it comes again. */
export async function refundAtBank(bank: Bank, asked: RefundAsked): Promise<RefundAnswer> {
  const now = bank.now();
  return bank.books.transaction().execute(async (trx) => {
    await lockTransaction(trx, asked);
    const refund = await keepNumber(trx, asked, now);
    if (refund.status === 'REFUSED') {
      const refusal = await findRefusal(trx, asked, now);
      if (refusal) return { status: 'REFUSED', refusal };
      await setStatus(trx, asked.refundNo, { status: 'PENDING', created_at: now });
    }
    return (await bringOn(trx, bank, asked.refundNo)) === 'REFUSED'
      ? { status: 'REFUSED', refusal: 'OTHER' }
      : answerOf(trx, asked.refundNo);
  });
}

export async function queryRefundAtBank(bank: Bank, refundNo: string): Promise<RefundQueryAnswer> {
  return bank.books.transaction().execute(async (trx) => {
    const known = await findRefund(trx, refundNo);
    if (!known) return { status: 'UNKNOWN' };
    if ((await bringOn(trx, bank, refundNo)) === 'REFUSED') return { status: 'REFUSED' };
    return answerOf(trx, refundNo);
  });
}

/** Every refund under way has been so for long enough, so that the next question ends it. */
export async function endRefunds(books: Books): Promise<void> {
  const begun = { created_at: 0 };
  await books.updateTable('refunds').set(begun).where('status', '=', 'PENDING').execute();
}

/** One under way for long enough comes to its end, now that somebody asks. */
async function bringOn(
  trx: BooksTrx,
  { dialect, now }: Bank,
  refundNo: string,
): Promise<RefundRow['status']> {
  const refund = await findRefund(trx, refundNo);
  if (refund?.status !== 'PENDING') return refund?.status ?? 'REFUSED';
  if (now() < refund.created_at + dialect.refundMs) return 'PENDING';
  const done = await takeBack(trx, dialect, { ...refund, now: now() });
  const status = done ? 'SUCCESS' : 'REFUSED';
  await setStatus(trx, refundNo, { status, created_at: now() });
  return status;
}

async function answerOf(trx: BooksTrx, refundNo: string) {
  const refund = await findRefund(trx, refundNo);
  if (refund?.status !== 'SUCCESS') return { status: 'PENDING' } as const;
  const { number: gatewayRefundNo, amount_in_fen: amountInFen } = refund;
  return { status: 'SUCCESS', gatewayRefundNo, amountInFen } as const;
}

type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

function findRefund(trx: BooksTrx, refundNo: string) {
  return trx.selectFrom('refunds').selectAll().where('refund_no', '=', refundNo).executeTakeFirst();
}

async function setStatus(
  trx: BooksTrx,
  refundNo: string,
  set: Pick<RefundRow, 'status' | 'created_at'>,
): Promise<void> {
  await trx.updateTable('refunds').set(set).where('refund_no', '=', refundNo).execute();
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

type Back = Pick<RefundRow, 'transaction_number' | 'amount_in_fen'> & { now: number };

/**
 * Answers false when the transaction has less left than is asked for, or the merchant's account
 * has.
 */
async function takeBack(
  trx: BooksTrx,
  { settles }: Dialect,
  { transaction_number, amount_in_fen: amountInFen, now }: Back,
): Promise<boolean> {
  const taken = await trx
    .updateTable('transactions')
    .set((eb) => ({ refunded_in_fen: eb('refunded_in_fen', '+', amountInFen) }))
    .where('number', '=', transaction_number)
    .where((eb) => eb(eb('refunded_in_fen', '+', amountInFen), '<=', eb.ref('amount_in_fen')))
    .returning('merchant')
    .executeTakeFirst();
  if (!taken) return false;
  const { merchant } = taken;
  if (settles === 'gateway') await takeOrDraw(trx, { merchant, amountInFen, now });
  else if (!(await changeHeld(trx, merchant, -amountInFen))) {
    await trx
      .updateTable('transactions')
      .set((eb) => ({ refunded_in_fen: eb('refunded_in_fen', '-', amountInFen) }))
      .where('number', '=', transaction_number)
      .execute();
    return false;
  }
  return true;
}
