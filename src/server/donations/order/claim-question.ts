import type { Database } from '#src/server/db/database.ts';
import type { StoredPayment } from '#src/server/donations/settle/find-payment.ts';
import { pauseBeforeAskMs } from './payment-times.ts';

/**
 * Takes the right to ask a gateway after one payment, from other nodes and from donors that ask
 * at the same moment. `counts` moves the payment on to the next, longer pause.
 */
export async function claimQuestion(
  db: Database,
  { payment, counts }: { payment: StoredPayment; counts: boolean },
  now: number,
): Promise<boolean> {
  const { tradeNo, nextQueryAt, queryCount } = payment;
  const count = counts ? queryCount + 1 : queryCount;
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ next_query_at: now + pauseBeforeAskMs(count), query_count: count })
    .where('trade_no', '=', tradeNo)
    .where('next_query_at', '=', nextQueryAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
