import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { House } from '#src/server/platform/house.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Sent = { caseId: string; orderId: string; tracking: string };

/** A paid thing is on its way; told again, the words change and the day stays. */
export async function markSent(
  { db }: Pick<House, 'db'>,
  { caseId, orderId, tracking }: Sent,
  now: number,
): Promise<{ sentAt: number }> {
  return inTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('gear_orders')
      .innerJoin('donations', 'donations.id', 'gear_orders.order_id')
      .select(['donations.status', 'gear_orders.sent_at'])
      .where('order_id', '=', orderId)
      .where('gear_orders.case_id', '=', caseId)
      .executeTakeFirst();
    if (!order) throw new Problem('notFound');
    if (order.status !== 'PAID' && order.sent_at === null) throw new Problem('gearNotPaid');
    const sentAt = order.sent_at ?? now;
    await trx
      .updateTable('gear_orders')
      .set({ sent_at: sentAt, tracking })
      .where('order_id', '=', orderId)
      .execute();
    return { sentAt };
  });
}
