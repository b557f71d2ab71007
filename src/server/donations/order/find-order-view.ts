import { grantLeftInFen } from '#src/server/activities/match/match-left.ts';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { receiptCodeHash } from '#src/server/donations/receipt/receipt-code.ts';
import {
  unmatchedInFen,
  unmatchedReturnedInFen,
} from '#src/server/donations/settle/select-unmatched.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { OrderView } from '#src/shared/donations/own/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { giftRefundStateOf } from '#src/shared/refunds/gift-refund-state.ts';
import { selectGifts } from './select-gifts.ts';
import { unusedColumns, withUnused } from './unused-columns.ts';

export type OwnOrder = { orderId: string; userId: string; locale: Locale };

/** Finds one donation as its own donor sees it; someone else's is as good as absent. */
export async function findOrderView(
  db: Database | Trx,
  { orderId, userId, locale }: OwnOrder,
  now: number,
): Promise<OrderView | undefined> {
  const row = await selectOrders(db, locale)
    .where('donations.id', '=', orderId)
    .where('donations.user_id', '=', userId)
    .executeTakeFirst();
  return row && orderViewOf(row, now);
}

/** Finds a guest's donation by the code they were given; the code itself is stored nowhere. */
export async function findOrderByReceipt(
  { db, keys }: { db: Database; keys: Keys },
  { receiptCode, locale }: { receiptCode: string; locale: Locale },
  now: number,
): Promise<OrderView | undefined> {
  const row = await selectOrders(db, locale)
    .where('donations.receipt_code_hash', '=', receiptCodeHash(keys, receiptCode))
    .executeTakeFirst();
  return row && orderViewOf(row, now);
}

export function selectOrders(db: Database | Trx, locale: Locale) {
  return selectGifts(db)
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select([
      'donations.id as orderId',
      'donations.trade_no as tradeNo',
      'donations.case_id as infoUuid',
      'donations.amount_in_fen as amountInFen',
      'donations.words as content',
      'donations.display_name as displayName',
      'donations.anonymous as anonymous',
      'donations.amount_hidden as amountHidden',
      'donations.status as status',
      'donations.returned_in_fen as returnedInFen',
      'donations.created_at as createdAt',
      'donations.paid_at as paidAt',
      'payments.cashier_url as cashierUrl',
      'payments.expires_at as expiresAt',
      'refunds.case_refund_id as refundId',
      'refunds.amount_in_fen as refundedInFen',
      'refunds.status as refundStatus',
      'refunds.attempts as attempts',
      'refunds.needs_account as needsAccount',
      'refunds.account_mask as accountMask',
    ])
    .select(titleIn(locale).as('caseTitle'))
    .select(unusedColumns(locale))
    .select((eb) => [
      unmatchedInFen(eb),
      unmatchedReturnedInFen(eb),
      grantLeftInFen.as('matchedInFen'),
    ]);
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

type RefundColumns = Pick<
  OrderRow,
  | 'refundId'
  | 'refundedInFen'
  | 'refundStatus'
  | 'attempts'
  | 'needsAccount'
  | 'accountMask'
  | 'toId'
>;

export function orderViewOf(row: OrderRow, now: number): OrderView {
  const { refundId, refundedInFen, refundStatus, attempts, needsAccount, accountMask, ...order } =
    row;
  const { toId } = row;
  const { expiresAt: _, ...gift } = withUnused(order);
  const tried = {
    refundId,
    refundedInFen,
    refundStatus,
    attempts,
    needsAccount,
    accountMask,
    toId,
  };
  return {
    ...gift,
    anonymous: row.anonymous === 1,
    amountHidden: row.amountHidden === 1,
    cashierUrl: openCashierUrl(row, now),
    refund: refundOf(tried),
  };
}

/** Refunds of books older than case refunds have no page of their own. */
function refundOf({
  refundId,
  refundedInFen,
  refundStatus,
  accountMask,
  ...tried
}: RefundColumns): OrderView['refund'] {
  if (refundId === null || refundedInFen === null || refundStatus === null) return null;
  const state = giftRefundStateOf({ ...tried, status: refundStatus });
  return { refundId, state, amountInFen: refundedInFen, accountMask };
}

/** Opens the cashier of an order that can still be paid. */
export function openCashierUrl(
  row: { status: string; expiresAt: number; cashierUrl: string | null },
  now: number,
): string | null {
  return row.status === 'CREATED' && now < row.expiresAt ? row.cashierUrl : null;
}
