import type { Database } from '#src/server/db/database.ts';
import type { GiftRefund } from '#src/shared/refunds/refund-view.ts';
import { giftRefundOf, selectGiftRefunds } from './gift-refund-rows.ts';

/** Finds the refund of one gift, if there is one; the caller has made sure whose gift it is. */
export async function findGiftRefund(
  db: Database,
  orderId: string,
): Promise<GiftRefund | undefined> {
  const row = await selectGiftRefunds(db)
    .where('refunds.order_id', '=', orderId)
    .executeTakeFirst();
  return row && giftRefundOf(row);
}
