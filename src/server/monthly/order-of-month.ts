import type { Trx } from '#src/server/db/database.ts';
import { insertOrder } from '#src/server/donations/order/insert-order.ts';
import type { NewOrder } from '#src/server/donations/order/new-order.ts';
import { findNextFamily } from '#src/server/refunds/passing/find-next-family.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { MonthlyGift, MonthlyRun } from './lock-gift.ts';
import type { MonthlyServices } from './open-signing.ts';

/** An order of a month waits so long for money, longer than it is tried. */
const openMs = 6 * dayMs;

type Claimed = { gift: MonthlyGift; run: MonthlyRun };

/**
 * Finds the family it is given to; for those whom few see, one is picked once a month by the
 * printed rule.
 */
export async function findFamily(trx: Trx, { gift, run }: Claimed, now: number) {
  if (gift.case_id !== null) return gift.case_id;
  if (run.order_id !== null) {
    const order = await trx
      .selectFrom('donations')
      .select('case_id as caseId')
      .where('id', '=', run.order_id)
      .executeTakeFirstOrThrow();
    return order.caseId;
  }
  const { user_id: userId } = gift;
  const { amount_in_fen: amountInFen } = run;
  return findNextFamily(trx, { choice: 'leastSeen', caseId: '', userId, amountInFen }, now);
}

type Ordered = Claimed & { services: MonthlyServices; caseId: string };

export async function keepOrder(
  trx: Trx,
  { services, gift, run, caseId }: Ordered,
  now: number,
): Promise<string> {
  const donor = await trx
    .selectFrom('users')
    .select(['id as userId', 'nickname', 'head_img_url as headImgUrl', 'locale'])
    .where('id', '=', gift.user_id)
    .executeTakeFirstOrThrow();
  const gateway = services.gateways.get(gift.gateway);
  const { amount_in_fen: amountInFen, trade_no: tradeNo } = run;
  const order = {
    ...{ infoUuid: caseId, amountInFen, donor, platform: gift.platform },
    payChannel: gift.pay_channel as NewOrder['payChannel'],
    ...{ anonymous: gift.anonymous === 1, amountHidden: false },
    ...{ content: '', displayName: '', sharedv: 0, shareSourceId: '', activityId: '' },
    ifUnused: 'back',
    agreed: { tradeNo, gateway, expiresAt: now + openMs },
  } as const;
  const { locale } = donor;
  const { orderId } = await insertOrder(trx, { services, order, locale }, now);
  return orderId;
}
