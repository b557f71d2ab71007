import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { familyAnswersDays } from '#src/shared/kinds/gear-order.ts';
import { lockGearOrder } from './lock-gear-order.ts';

type Asking = Pick<Services, 'db' | 'wakeJobs'>;
type Asked = { orderId: string; userId: string; words: string };

/** A donor wants to give a thing back that was sent: its time stands still and the family is asked. */
export async function askReturn(
  { db, wakeJobs }: Asking,
  { orderId, userId, words }: Asked,
  now: number,
): Promise<{ returnAskedAt: number }> {
  const asked = await inTransaction(db, async (trx) => {
    const order = await lockGearOrder(trx, { orderId, userId });
    if (order.return_asked_at !== null) return { returnAskedAt: order.return_asked_at };
    if (order.state !== 'sent') throw new Problem('gearMovedOn');
    await trx
      .updateTable('gear_orders')
      .set({ return_asked_at: now, return_words: words })
      .where('order_id', '=', orderId)
      .execute();
    await notify(trx, {
      ...{ userId: order.ownerUserId, kind: 'goodsReturnAsked', caseId: order.case_id },
      ...{ subjectId: orderId, params: { thing: order.title, days: familyAnswersDays }, now },
    });
    return { returnAskedAt: now };
  });
  wakeJobs();
  return asked;
}

/** The family does not agree, and staff decide between the two. */
export async function refuseReturn(
  { db, wakeJobs }: Asking,
  { orderId, caseId, words }: { orderId: string; caseId: string; words: string },
  now: number,
): Promise<{ familyRefusedAt: number }> {
  const refused = await inTransaction(db, async (trx) => {
    const order = await lockGearOrder(trx, { orderId, caseId });
    if (order.family_refused_at !== null) return { familyRefusedAt: order.family_refused_at };
    if (order.state !== 'returning') throw new Problem('gearMovedOn');
    await trx
      .updateTable('gear_orders')
      .set({ family_refused_at: now, family_words: words })
      .where('order_id', '=', orderId)
      .execute();
    const submittedBy = order.ownerUserId;
    await openTask(trx, { queue: 'goodsReturn', subjectId: orderId, caseId, submittedBy, now });
    return { familyRefusedAt: now };
  });
  wakeJobs();
  return refused;
}
