import { addOrder } from '#src/server/donations/order/add-order.ts';
import { settleOrder } from '#src/server/donations/settle/settle-order.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import { newId, sha256 } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { platforms } from '#src/shared/platform/common-message.ts';
import type { PlannedGift } from './plan-gifts.ts';

/** Pays an order at the sandbox cashier as a person would, at a given time. */
export type Cashier = (tradeNo: string, paidAt: number) => Promise<void>;

type Giving = { gift: PlannedGift; donor: Viewer | undefined; caseId: string; cashier: Cashier };

/** One gift by the road every gift takes: order, cashier, the gateway's signed word, settlement. */
export async function giveGift(
  services: Services,
  { gift, donor, caseId, cashier }: Giving,
): Promise<void> {
  const orderedAt = gift.paidAt - 20_000;
  const order = {
    infoUuid: caseId,
    amountInFen: gift.amountInFen,
    content: gift.words,
    anonymous: gift.anonymous,
    amountHidden: gift.amountHidden,
    displayName: '',
    payChannel: payChannels.wxH5,
    sharedv: 0,
    shareSourceId: '',
    donor,
    platform: platforms.browser,
  };
  const idempotency = {
    key: newId(),
    call: 'seed',
    owner: donor?.userId ?? 'guest',
    bodyHash: sha256(JSON.stringify(gift)),
  };
  const { tradeNo } = await addOrder(services, { order, idempotency, locale: 'zh-CN' }, orderedAt);
  await cashier(tradeNo, gift.paidAt);
  const answer = await services.gateways.forChannel(order.payChannel).queryPayment(tradeNo);
  if (answer.status !== 'SUCCESS') throw new Error(`The sandbox did not take payment ${tradeNo}`);
  for (const notification of answer.words) {
    await settleOrder(
      services,
      { notification, bodyHash: sha256(notification.gatewayTradeNo) },
      gift.paidAt,
    );
  }
}
