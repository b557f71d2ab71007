import type { Database, Trx } from '#src/server/db/database.ts';
import { refundStatuses } from '#src/shared/cases/enumerations.ts';
import { giftRefundStateOf } from '#src/shared/refunds/gift-refund-state.ts';
import type { GiftRefundState, RefundFailure } from '#src/shared/refunds/refund-state.ts';
import type { GiftRefund } from '#src/shared/refunds/refund-view.ts';

/** Selects refunds of gifts with what may be shown of each gift. */
export function selectGiftRefunds(db: Database | Trx) {
  return db
    .selectFrom('refunds')
    .innerJoin('donations', 'donations.id', 'refunds.order_id')
    .leftJoin('passed_gifts', 'passed_gifts.refund_no', 'refunds.refund_no')
    .select([
      'refunds.refund_no as refundNo',
      'refunds.order_id as orderId',
      'refunds.case_refund_id as refundId',
      'refunds.amount_in_fen as amountInFen',
      'refunds.status as status',
      'refunds.attempts as attempts',
      'refunds.needs_account as needsAccount',
      'refunds.failure as failure',
      'passed_gifts.to_case_id as toId',
      'refunds.account_mask as accountMask',
      'refunds.updated_at as changedAt',
      'donations.amount_in_fen as giftInFen',
      'donations.display_name as displayName',
      'donations.anonymous as anonymous',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectGiftRefunds>['executeTakeFirstOrThrow']>>;

export function giftRefundOf(row: Row): GiftRefund {
  const { refundNo, orderId, amountInFen, giftInFen, accountMask, changedAt } = row;
  const state = giftRefundStateOf(row);
  return {
    ...{ refundNo, orderId, amountInFen, giftInFen, accountMask, changedAt, state },
    displayName: row.anonymous === 1 ? '' : row.displayName,
    refundStatus: refundStatusOf(state),
    failure: row.failure as RefundFailure | null,
  };
}

function refundStatusOf(state: GiftRefundState): number {
  if (state === 'returned' || state === 'passedOn') return refundStatuses.success;
  if (state === 'failed' || state === 'needsAccount') return refundStatuses.error;
  return refundStatuses.refunding;
}
