import type { BillLine } from '#src/server/payments/gateway.ts';
import { boundsOf } from './bill-day.ts';
import type { Books } from './books.ts';

/** Answers what the bank's books took and gave back on a day in China, in the order it happened. */
export async function dailyBill(
  books: Books,
  { merchant, day }: { merchant: string; day: string },
): Promise<BillLine[]> {
  const { startAt, endAt } = boundsOf(day);
  const taken = await books
    .selectFrom('transactions')
    .select(['trade_no as number', 'number as gatewayNumber', 'amount_in_fen as amountInFen'])
    .select('paid_at as at')
    .where('merchant', '=', merchant)
    .where('paid_at', '>=', startAt)
    .where('paid_at', '<', endAt)
    .execute();
  const given = await books
    .selectFrom('refunds')
    .innerJoin('transactions', 'transactions.number', 'refunds.transaction_number')
    .select(['refunds.refund_no as number', 'refunds.number as gatewayNumber'])
    .select(['refunds.amount_in_fen as amountInFen', 'refunds.created_at as at'])
    .where('transactions.merchant', '=', merchant)
    .where('refunds.status', '=', 'SUCCESS')
    .where('refunds.created_at', '>=', startAt)
    .where('refunds.created_at', '<', endAt)
    .execute();
  const payments = taken.map((line) => ({ kind: 'payment' as const, ...line }));
  const refunds = given.map((line) => ({ kind: 'refund' as const, ...line }));
  return [...payments, ...refunds].sort((one, other) => one.at - other.at);
}
