import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { ReceivedBy } from '#src/shared/kinds/gear-order.ts';
import { lockGearOrder } from './lock-gear-order.ts';

/** Its donor says that a thing has arrived; said again, it is the same. */
export async function receiveGear(
  { db }: Pick<Services, 'db'>,
  { orderId, userId }: { orderId: string; userId: string },
  now: number,
): Promise<{ receivedAt: number }> {
  return inTransaction(db, async (trx) => {
    const { state, received_at } = await lockGearOrder(trx, { orderId, userId });
    if (state === 'received' && received_at !== null) return { receivedAt: received_at };
    if (state !== 'sent') throw new Problem('gearMovedOn');
    await markReceived(trx, { orderId, by: 'donor' }, now);
    return { receivedAt: now };
  });
}

/** From now on its money can be withdrawn, and nothing more can be asked of it. */
export async function markReceived(
  trx: Trx,
  { orderId, by }: { orderId: string; by: ReceivedBy },
  now: number,
): Promise<void> {
  await trx
    .updateTable('gear_orders')
    .set({ received_at: now, received_by: by })
    .where('order_id', '=', orderId)
    .where('received_at', 'is', null)
    .execute();
}
