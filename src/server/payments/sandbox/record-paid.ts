import type { Books, BooksSchema } from './books.ts';
import { changeHeld } from './change-held.ts';

export type PaidBefore = {
  tradeNo: string;
  gatewayTradeNo: string;
  amountInFen: number;
  paidAt: number;
};

/** It stays below the number of parameters a statement may have. */
const chunkSize = 500;

/** Writes payments of the past into the books, many at once; nobody is told of them. */
export async function recordPaid(
  books: Books,
  { merchant, paid }: { merchant: string; paid: readonly PaidBefore[] },
): Promise<void> {
  await books.transaction().execute(async (trx) => {
    for (let from = 0; from < paid.length; from += chunkSize) {
      const chunk = paid.slice(from, from + chunkSize);
      const payments = chunk.map((one) => paymentOf(one, merchant));
      await trx.insertInto('payments').values(payments).execute();
      const transactions = chunk.map((one) => transactionOf(one, merchant));
      await trx.insertInto('transactions').values(transactions).execute();
    }
    const sumInFen = paid.reduce((sum, { amountInFen }) => sum + amountInFen, 0);
    await changeHeld(trx, merchant, sumInFen);
  });
}

/**
 * Takes one transaction more for a payment the bank knows, as only a bank in error would take it.
 */
export async function takeAgain(
  books: Books,
  { merchant, taken }: { merchant: string; taken: PaidBefore },
): Promise<void> {
  await books.transaction().execute(async (trx) => {
    await trx
      .insertInto('payments')
      .values(paymentOf(taken, merchant))
      .onConflict((conflict) => conflict.column('trade_no').doNothing())
      .execute();
    await trx.insertInto('transactions').values(transactionOf(taken, merchant)).execute();
    await changeHeld(trx, merchant, taken.amountInFen);
    const paid = { status: 'PAID' } as const;
    await trx.updateTable('payments').set(paid).where('trade_no', '=', taken.tradeNo).execute();
  });
}

function paymentOf(paid: PaidBefore, merchant: string): BooksSchema['payments'] {
  return {
    trade_no: paid.tradeNo,
    merchant,
    app_id: '',
    amount_in_fen: paid.amountInFen,
    currency: 'CNY',
    description: '',
    return_url: '',
    notify_url: '',
    status: 'PAID',
    created_at: paid.paidAt,
    expires_at: paid.paidAt,
  };
}

function transactionOf(paid: PaidBefore, merchant: string): BooksSchema['transactions'] {
  return {
    number: paid.gatewayTradeNo,
    trade_no: paid.tradeNo,
    merchant,
    amount_in_fen: paid.amountInFen,
    refunded_in_fen: 0,
    paid_at: paid.paidAt,
  };
}
