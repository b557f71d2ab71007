import type { Database } from '#src/server/db/database.ts';
import { stateOfRow } from '#src/server/kinds/state-of-row.ts';
import type { GearOfGift } from '#src/shared/kinds/gear-of-gift.ts';
import { sendByOf } from './send-by.ts';

/**
 * Finds the things that these gifts were given for, by their order: what each is and how far it
 * came. Nothing of an address is in it, since the page after a payment is read without signing in.
 */
export async function findGearsOfGifts(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, GearOfGift>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('gear_orders')
    .innerJoin('donations', 'donations.id', 'gear_orders.order_id')
    .select(['order_id', 'gear_id', 'gear_orders.user_id', 'title', 'send_days'])
    .select(['sent_at', 'received_at', 'return_asked_at', 'status', 'paid_at'])
    .where('order_id', 'in', orderIds)
    .execute();
  return new Map(
    rows.map((row) => {
      const { order_id: orderId, gear_id: gearId, user_id: userId, title } = row;
      const where = { state: stateOfRow(row), sendByAt: sendByOf(row) };
      return [orderId, { orderId, gearId, userId, title, ...where }];
    }),
  );
}
