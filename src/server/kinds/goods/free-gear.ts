import type { Trx } from '#src/server/db/database.ts';

/** Puts the piece of an order that closed unpaid, or was taken back unsent, back, once; was there one? */
export async function freeGear(trx: Trx, orderId: string, now: number): Promise<boolean> {
  const freed = await trx
    .updateTable('gear_orders')
    .set({ freed_at: now })
    .where('order_id', '=', orderId)
    .where('freed_at', 'is', null)
    .returning('gear_id')
    .executeTakeFirst();
  if (!freed) return false;
  await trx
    .updateTable('gears')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('id', '=', freed.gear_id)
    .execute();
  return true;
}
