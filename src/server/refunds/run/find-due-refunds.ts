import type { Database } from '#src/server/db/database.ts';

export type DueRefund = Awaited<ReturnType<typeof findDueRefunds>>[number];

type Due = { count: number; down?: ReadonlySet<string> };

/** Finds refunds whose time to be tried has come, those that waited longest first. */
export function findDueRefunds(db: Database, { count, down = new Set() }: Due, now: number) {
  const due = db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.order_id', 'refunds.order_id')
    .innerJoin('donations', 'donations.id', 'refunds.order_id')
    .select([
      'refunds.refund_no as refundNo',
      'refunds.case_refund_id as caseRefundId',
      'refunds.order_id as orderId',
      'refunds.case_id as caseId',
      'refunds.gateway as gateway',
      'refunds.amount_in_fen as amountInFen',
      'refunds.attempts as attempts',
      'refunds.next_try_at as nextTryAt',
      'refunds.needs_account as needsAccount',
      'refunds.account_sealed as accountSealed',
      'refunds.account_count as accountCount',
      'payments.trade_no as tradeNo',
      'payments.gateway_trade_no as gatewayTradeNo',
      'donations.user_id as userId',
      'donations.paid_at as paidAt',
    ])
    .where('refunds.next_try_at', '<=', now);
  const asked = down.size > 0 ? due.where('refunds.gateway', 'not in', [...down]) : due;
  return asked.orderBy('refunds.next_try_at').orderBy('refunds.refund_no').limit(count).execute();
}

const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;

/** Takes the right to try one refund, from other nodes too; the next try is set before this one. */
export async function claimRefund(
  db: Database,
  { refundNo, attempts, nextTryAt }: DueRefund,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ attempts: attempts + 1, next_try_at: now + pauseAfter(attempts + 1), updated_at: now })
    .where('refund_no', '=', refundNo)
    .where('attempts', '=', attempts)
    .where('next_try_at', '=', nextTryAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Answers the n-th try is followed by 5, 10, 20 … seconds of waiting, at most an hour. */
function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}
