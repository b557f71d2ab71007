import { findMoneyOfCase } from '#src/server/cases/money/find-money-of-case.ts';
import type { Database } from '#src/server/db/database.ts';
import { type GiftRefund, type GiftTrace, traceGift } from '#src/shared/tracing/gift-trace.ts';
import { findShownWithdrawals } from './find-shown-withdrawals.ts';

/**
 * Finds where one paid gift is. Whoever asks has been found to be its donor, by account or by code;
 * undefined until it is paid.
 */
export async function findGiftTrace(
  db: Database,
  orderId: string,
  now: number,
): Promise<GiftTrace | undefined> {
  const gift = await db
    .selectFrom('donations')
    .select(['case_id', 'amount_in_fen', 'paid_at'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!gift || gift.paid_at === null) return undefined;
  const [money, refund, withdrawals] = await Promise.all([
    findMoneyOfCase(db, gift.case_id),
    findRefund(db, orderId),
    findShownWithdrawals(db, gift.case_id, now),
  ]);
  const traced = traceGift({ amountInFen: gift.amount_in_fen, money, refund, withdrawals });
  return { paidAt: gift.paid_at, refund, ...traced };
}

async function findRefund(db: Database, orderId: string): Promise<GiftRefund | undefined> {
  return db
    .selectFrom('refunds')
    .select([
      'refund_no as refundNo',
      'amount_in_fen as amountInFen',
      'status',
      'created_at as askedAt',
      'updated_at as changedAt',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}
