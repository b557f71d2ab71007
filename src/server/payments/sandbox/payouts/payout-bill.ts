import type { PayoutBillLine } from '#src/server/payments/payout-gateway.ts';
import { boundsOf } from '#src/server/payments/sandbox/bill-day.ts';
import type { PayoutBooks } from './payout-books.ts';

/**
 * Answers what the custody bank paid on a day, and what came back to it, in the order it happened.
 */
export async function payoutBill(books: PayoutBooks, day: string): Promise<PayoutBillLine[]> {
  const { startAt, endAt } = boundsOf(day);
  const paid = await books
    .selectFrom('payouts')
    .select(['payout_no as number', 'receipt_no as gatewayNumber', 'remark'])
    .select(['amount_in_fen as amountInFen', 'settles_at as at'])
    .where('status', 'in', ['PAID', 'RETURNED'])
    .where('settles_at', '>=', startAt)
    .where('settles_at', '<', endAt)
    .execute();
  const returned = await books
    .selectFrom('payouts')
    .select(['payout_no as number', 'return_no as gatewayNumber', 'words as remark'])
    .select(['amount_in_fen as amountInFen', 'returned_at as at'])
    .where('returned_at', '>=', startAt)
    .where('returned_at', '<', endAt)
    .execute();
  return [
    ...paid.map((line) => ({ kind: 'payout' as const, ...line })),
    ...returned.map((line) => ({
      ...{ kind: 'return' as const, ...line },
      ...{ gatewayNumber: line.gatewayNumber ?? '', at: line.at ?? 0 },
    })),
  ].sort((one, other) => one.at - other.at);
}
