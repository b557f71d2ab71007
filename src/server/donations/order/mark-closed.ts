import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findPayment } from '#src/server/donations/settle/find-payment.ts';
import { freeGear } from '#src/server/kinds/goods/free-gear.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';

/**
 * Closes here what is closed at its gateway; what was paid in the meantime stays paid. A link that
 * nobody had opened can be paid until it is out of time: then the gateway is asked once more, and
 * never again.
 */
export async function markClosed(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  tradeNo: string,
  now: number,
): Promise<void> {
  const shown = await inTransaction(db, async (trx) => {
    const payment = await findPayment(trx, tradeNo);
    if (!payment) return [];
    await lockCaseFund(trx, payment.caseId);
    const closed = await trx
      .updateTable('donations')
      .set({ status: 'CLOSED', closed_at: now })
      .where('id', '=', payment.orderId)
      .where('status', '=', 'CREATED')
      .executeTakeFirstOrThrow();
    const isFreed = closed.numUpdatedRows === 1n && (await freeGear(trx, payment.orderId, now));
    await trx
      .updateTable('payments')
      .set({ status: 'CLOSED', next_query_at: now < payment.expiresAt ? payment.expiresAt : null })
      .where('trade_no', '=', tradeNo)
      .where('status', 'in', ['INTENDED', 'SUBMITTED', 'CLOSED'])
      .execute();
    return isFreed ? [tagOfCase(payment.caseId)] : [];
  });
  pageTags.purge(shown);
}
