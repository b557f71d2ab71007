import type { Database } from '#src/server/db/database.ts';
import { receiptCodeHash } from '#src/server/donations/receipt/receipt-code.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { Problem } from '#src/shared/contract/problem.ts';

export type OwnGiftAsked = {
  orderId: string;
  /** This is the code that was given to the guest whose gift it is. */
  receiptCode?: string | undefined;
  userId: string | undefined;
};

/**
 * Finds an own gift, of an account or by its receipt code; someone else's is as good as
 * absent.
 */
export async function getOwnGift(
  { db, keys }: { db: Database; keys: Keys },
  { orderId, receiptCode, userId }: OwnGiftAsked,
) {
  const gift = await db
    .selectFrom('donations')
    .innerJoin('payments', 'payments.order_id', 'donations.id')
    .leftJoin('refunds', 'refunds.order_id', 'donations.id')
    .select([
      'donations.id as orderId',
      'donations.trade_no as tradeNo',
      'donations.case_id as caseId',
      'donations.user_id as userId',
      'donations.receipt_code_hash as receiptCodeHash',
      'donations.amount_in_fen as amountInFen',
      'donations.status as status',
      'donations.paid_at as paidAt',
      'payments.gateway as gateway',
      'refunds.refund_no as refundNo',
      'refunds.case_refund_id as refundId',
    ])
    .where('donations.id', '=', orderId)
    .executeTakeFirst();
  const byAccount = gift && userId !== undefined && gift.userId === userId;
  const byCode =
    gift?.receiptCodeHash &&
    receiptCode !== undefined &&
    gift.receiptCodeHash === receiptCodeHash(keys, receiptCode);
  if (!gift || !(byAccount || byCode)) throw new Problem('notFound');
  return gift;
}
