import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Sent = { caseId: string; orderId: string; tracking: string };

/** A paid thing is on its way, and who chose it hears so; told again, only the words change. */
export async function markSent(
  { db, wakeJobs }: Pick<Services, 'db' | 'wakeJobs'>,
  { caseId, orderId, tracking }: Sent,
  now: number,
): Promise<{ sentAt: number }> {
  const sent = await inTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('gear_orders')
      .innerJoin('donations', 'donations.id', 'gear_orders.order_id')
      .select(['donations.status', 'sent_at', 'gear_orders.user_id', 'gear_orders.title'])
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
    await notify(trx, {
      ...{ userId: order.user_id, kind: 'goodsSent', caseId, subjectId: orderId },
      params: { thing: order.title },
      now,
    });
    return { sentAt };
  });
  wakeJobs();
  return sent;
}
