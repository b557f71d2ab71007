import { requireNoOpenCaseRefund } from '#src/server/cases/state/require-no-open-case-refund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { lockGearOrder } from '#src/server/kinds/goods/lock-gear-order.ts';
import { requireMoneyOut } from '#src/server/ledger/require-money-out.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isStillHeld } from './is-still-held.ts';
import { giveWholeBack } from './open-gift-refund.ts';

type Agreed = { orderId: string; caseId: string; userId: string };

/** The family agrees that a thing comes back; said again, it is the same refund. */
export async function agreeReturn(
  { db, pageTags, wakeJobs }: Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>,
  { orderId, caseId, userId }: Agreed,
  now: number,
): Promise<{ refundId: string }> {
  const agreed = await inTransaction(db, async (trx) => {
    const order = await lockGearOrder(trx, { orderId, caseId });
    const known = await findRefundOf(trx, orderId);
    if (known) return known;
    const refundId = await returnGoods(trx, { order, by: userId }, now);
    await closeTask(trx, { queue: 'goodsReturn', subjectId: orderId, because: 'settled', now });
    return { refundId };
  });
  pageTags.purge([tagOfCase(caseId), tagOfLists]);
  wakeJobs();
  return agreed;
}

async function findRefundOf(trx: Trx, orderId: string): Promise<{ refundId: string } | undefined> {
  const known = await trx
    .selectFrom('refunds')
    .innerJoin('gear_orders', 'gear_orders.order_id', 'refunds.order_id')
    .select('case_refund_id as refundId')
    .where('refunds.order_id', '=', orderId)
    .where('gear_orders.returned_at', 'is not', null)
    .executeTakeFirst();
  return known?.refundId ? { refundId: known.refundId } : undefined;
}

type Returned = { order: Awaited<ReturnType<typeof lockGearOrder>>; by: string };

/** The whole gift of a thing, locked by the caller, whose donor asked to give it back goes back. */
export async function returnGoods(trx: Trx, { order, by }: Returned, now: number): Promise<string> {
  await requireMoneyOut(trx);
  const { order_id: orderId, case_id: caseId, user_id: userId, return_words: reason } = order;
  if (order.state !== 'returning') throw new Problem('gearMovedOn');
  await requireNoOpenCaseRefund(trx, caseId);
  const gift = await getGift(trx, orderId);
  const isHeld = await isStillHeld(trx, { ...gift, caseId, ofThing: true });
  if (!isHeld) throw new Problem('nothingToRefund');
  await trx
    .updateTable('gear_orders')
    .set({ returned_at: now, returned_by: by })
    .where('order_id', '=', orderId)
    .execute();
  const refundId = newId();
  const whole = { ...gift, orderId, refundId, caseId, userId, reason };
  await giveWholeBack(trx, whole, now);
  return refundId;
}

function getGift(trx: Trx, orderId: string) {
  return trx
    .selectFrom('donations')
    .innerJoin('payments', 'payments.order_id', 'donations.id')
    .select(['donations.trade_no as tradeNo', 'payments.gateway'])
    .select('donations.amount_in_fen as amountInFen')
    .where('donations.id', '=', orderId)
    .executeTakeFirstOrThrow();
}
