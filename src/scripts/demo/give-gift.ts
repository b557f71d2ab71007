import { addOrder } from '#src/server/donations/order/add-order.ts';
import { settleOrder } from '#src/server/donations/settle/settle-order.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { Gateway } from '#src/server/payments/gateway.ts';
import { newId, sha256 } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { platforms } from '#src/shared/platform/platforms.ts';
import type { PlannedGift } from './plan-gifts.ts';

type PaidAtCashier = { tradeNo: string; cashierUrl: string; paidAt: number };

/** Pays orders at a sandbox gateway's cashier as people would, at a given time. */
export type Till = { gateway: Gateway; pay(paid: PaidAtCashier): Promise<void> };

type Giving = {
  gift: PlannedGift;
  donor: Viewer | undefined;
  caseId: string;
  /** This is the venue it is given through, where its case is in one that runs. */
  activityId?: string;
  tills: readonly Till[];
};

/**
 * Gives one gift by the road every gift takes: order, cashier, the gateway's signed word,
 * settlement.
 */
export async function giveGift(
  services: Services,
  { gift, donor, caseId, activityId = '', tills }: Giving,
): Promise<void> {
  const orderedAt = gift.paidAt - 20_000;
  const order = {
    infoUuid: caseId,
    amountInFen: gift.amountInFen,
    content: gift.words,
    anonymous: gift.anonymous,
    amountHidden: gift.amountHidden,
    displayName: '',
    ifUnused: 'back',
    payChannel: gift.byAlipay ? payChannels.alipayWap : payChannels.wxH5,
    ...{ sharedv: 0, shareSourceId: '', activityId },
    donor,
    touches: gift.touches,
    platform: platforms.browser,
  } as const;
  const idempotency = {
    key: newId(),
    call: 'seed',
    owner: donor?.userId ?? 'guest',
    bodyHash: sha256(JSON.stringify(gift)),
  };
  const asked = { order, idempotency, locale: 'zh-CN' } as const;
  const { tradeNo, payInfo } = await addOrder(services, asked, orderedAt);
  const { name } = services.gateways.forChannel(order.payChannel);
  const till = tills.find(({ gateway }) => gateway.name === name);
  await till?.pay({ tradeNo, cashierUrl: payInfo.url, paidAt: gift.paidAt });
  const answer = await services.gateways.get(name).queryPayment(tradeNo);
  if (answer.status !== 'SUCCESS') throw new Error(`The sandbox did not take payment ${tradeNo}`);
  for (const notification of answer.words) {
    await settleOrder(
      services,
      { notification, bodyHash: sha256(notification.gatewayTradeNo) },
      gift.paidAt,
    );
  }
}
