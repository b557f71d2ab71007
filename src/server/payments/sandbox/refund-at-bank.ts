import type { Books, BooksTrx } from './books.ts';
import { newNumber } from './pay-at-bank.ts';

type Asked = { refundNo: string; gatewayTradeNo: string; amountInFen: number };
type Refunded = { status: 'SUCCESS' | 'REFUSED'; gatewayRefundNo: string };

/** Honours a refund number once, and never gives back more of a transaction than it took. */
export async function refundAtBank(books: Books, asked: Asked, now: number): Promise<Refunded> {
  return books.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
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
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n && (await takeBack(trx, asked))) {
      const success = { status: 'SUCCESS' } as const;
      await trx
        .updateTable('refunds')
        .set(success)
        .where('refund_no', '=', asked.refundNo)
        .execute();
    }
    return getRefund(trx, asked);
  });
}

/** False when the transaction is unknown or has less left than is asked for. */
async function takeBack(trx: BooksTrx, { gatewayTradeNo, amountInFen }: Asked): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('transactions')
    .set((eb) => ({ refunded_in_fen: eb('refunded_in_fen', '+', amountInFen) }))
    .where('number', '=', gatewayTradeNo)
    .where((eb) => eb(eb('refunded_in_fen', '+', amountInFen), '<=', eb.ref('amount_in_fen')))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function getRefund(trx: BooksTrx, asked: Asked): Promise<Refunded> {
  const refund = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('refund_no', '=', asked.refundNo)
    .executeTakeFirstOrThrow();
  const same =
    refund.transaction_number === asked.gatewayTradeNo &&
    refund.amount_in_fen === asked.amountInFen;
  if (!same) throw new Error(`Refund number ${asked.refundNo} was used for another refund.`);
  return { status: refund.status, gatewayRefundNo: refund.number };
}
