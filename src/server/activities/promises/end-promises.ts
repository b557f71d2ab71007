import type { Trx } from '#src/server/db/database.ts';

type Of = { promiseId: string } | { activityId: string } | { orderIds: readonly string[] };

/**
 * What is kept for somebody and nobody used is free again: its time is over, its activity is, or
 * the gift that brought it goes back. The caller holds the activity.
 */
export async function endPromises(trx: Trx, of: Of, now: number): Promise<void> {
  const status = 'orderIds' in of ? 'TAKEN_BACK' : 'EXPIRED';
  const open = trx
    .updateTable('pool_promises')
    .set({ status, settled_at: now })
    .where('status', '=', 'OPEN');
  const meant =
    'promiseId' in of
      ? open.where('id', '=', of.promiseId)
      : 'activityId' in of
        ? open.where('activity_id', '=', of.activityId)
        : open.where('order_id', 'in', of.orderIds);
  await meant.execute();
}
