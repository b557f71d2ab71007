import type { BillLine } from '../gateway.ts';
import type { Books } from './books.ts';

const dayMs = 86_400_000;
const chinaOffsetMs = 8 * 3_600_000;

/** What the bank's books took and gave back on a day in China, in the order it happened. */
export async function dailyBill(
  books: Books,
  { merchant, day }: { merchant: string; day: string },
): Promise<BillLine[]> {
  const startAt = Date.parse(`${day}T00:00:00Z`) - chinaOffsetMs;
  if (!Number.isSafeInteger(startAt)) throw new RangeError(`${day} is no day.`);
  const endAt = startAt + dayMs;
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
