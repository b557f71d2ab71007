import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { familyAnswersDays, receivedAfterDays } from '#src/shared/kinds/gear-order.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { lockGearOrder } from './lock-gear-order.ts';
import { markReceived } from './receive-gear.ts';

/** What nobody spoke about counts as received; what the family leaves open comes before staff. */
export async function endWaiting(db: Database, now: number): Promise<void> {
  for (const orderId of await findDue(db, now)) {
    await inTransaction(db, async (trx) => {
      const order = await lockGearOrder(trx, { orderId });
      if (order.state === 'sent') await markReceived(trx, { orderId, by: 'time' }, now);
      if (order.state !== 'returning') return;
      const { case_id: caseId, ownerUserId: submittedBy } = order;
      await openTask(trx, { queue: 'goodsReturn', subjectId: orderId, caseId, submittedBy, now });
    });
  }
}

/** One whose task is open already is not asked again: its revision would rise under who reads it. */
async function findDue(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gear_orders')
    .innerJoin('donations', 'donations.id', 'gear_orders.order_id')
    .select('order_id')
    .where('donations.status', '=', 'PAID')
    .where('sent_at', 'is not', null)
    .where('received_at', 'is', null)
    .where('returned_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('return_asked_at', 'is', null),
          eb('sent_at', '<=', now - receivedAfterDays * dayMs),
        ]),
        eb('return_asked_at', '<=', now - familyAnswersDays * dayMs),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_tasks')
            .select('review_tasks.id')
            .whereRef('review_tasks.subject_id', '=', 'gear_orders.order_id')
            .where('review_tasks.queue', '=', 'goodsReturn')
            .where('review_tasks.state', '=', 'open'),
        ),
      ),
    )
    .orderBy('sent_at')
    .execute();
  return rows.map(({ order_id }) => order_id);
}
