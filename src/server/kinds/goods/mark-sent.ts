import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { receivedAfterDays } from '#src/shared/kinds/gear-order.ts';
import { lockGearOrder } from './lock-gear-order.ts';

type Sent = { caseId: string; orderId: string; carrier: string; tracking: string };

/** A paid thing is on its way, and who chose it hears so; told again, only the words change. */
export async function markSent(
  { db, wakeJobs }: Pick<Services, 'db' | 'wakeJobs'>,
  { caseId, orderId, ...words }: Sent,
  now: number,
): Promise<{ sentAt: number }> {
  const sent = await inTransaction(db, async (trx) => {
    const { sent_at, state, user_id, title } = await lockGearOrder(trx, { orderId, caseId });
    if (state !== 'toSend' && state !== 'sent') throw new Problem('gearNotPaid');
    const sentAt = sent_at ?? now;
    await trx
      .updateTable('gear_orders')
      .set({ sent_at: sentAt, ...words })
      .where('order_id', '=', orderId)
      .execute();
    await notify(trx, {
      ...{ userId: user_id, kind: 'goodsSent', caseId, subjectId: orderId },
      params: { thing: title, days: receivedAfterDays },
      now,
    });
    return { sentAt };
  });
  wakeJobs();
  return sent;
}
