import type { BillLine } from '#src/server/payments/gateway.ts';
import type { GatewayBooks } from './gateway-books.ts';

const chinaMs = 8 * 3_600_000;

/** Is an instant of this day in China, `YYYY-MM-DD`? */
export function isOfDay(at: number, day: string): boolean {
  return new Date(at + chinaMs).toISOString().startsWith(day);
}

/** It has all of one day. */
export function billOf(books: GatewayBooks, day: string): BillLine[] {
  const paid = [...books.transactions.values()].map(
    (one): BillLine => ({
      ...{ kind: 'payment', number: one.tradeNo, gatewayNumber: one.number },
      ...{ amountInFen: one.amountInFen, at: one.paidAt },
    }),
  );
  const returned = [...books.refunds.values()]
    .filter(({ status }) => status === 'SUCCESS')
    .map(
      (one): BillLine => ({
        ...{ kind: 'refund', number: one.refundNo, gatewayNumber: one.number },
        ...{ amountInFen: one.amountInFen, at: one.createdAt },
      }),
    );
  return [...paid, ...returned].filter(({ at }) => isOfDay(at, day));
}
