import { attributeGift } from '#src/server/experiments/attribute-gift.ts';
import type { Idempotency } from '#src/server/platform/once.ts';
import { once } from '#src/server/platform/once.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { requireOpenWords } from '#src/server/platform/require-words.ts';
import type { Services } from '#src/server/services.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import type { orderAdd } from '#src/shared/donations/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { insertOrder } from './insert-order.ts';
import type { NewOrder } from './new-order.ts';
import { type CashierServices, openCashier } from './open-cashier.ts';

type Asked = { order: NewOrder; idempotency: Idempotency; locale: Locale };

/**
 * Creates an order and answers where to pay it. A repeated key answers the same order; when the
 * gateway failed the first time, the order is kept and the gateway is asked again.
 */
export async function addOrder(
  services: CashierServices & Pick<Services, 'keys' | 'pageTags'>,
  { order, idempotency, locale }: Asked,
  now: number,
): Promise<CallAnswer<typeof orderAdd>> {
  const { db, keys } = services;
  requireOpenWords({ content: order.content, displayName: order.displayName });
  const asker = { userId: order.donor?.userId, browserId: order.browserId };
  const kept = await once(db, { keys, idempotency, now }, async (trx) => {
    const intent = await insertOrder(trx, { services, order, locale }, now);
    await attributeGift(trx, keys, { orderId: intent.orderId, ...asker });
    return intent;
  });
  // It may have been the last piece, which is offered no more.
  if (order.gearId) services.pageTags.purge([tagOfCase(order.infoUuid)]);
  const url = await openCashier(services, kept.tradeNo);
  return { ...kept, payInfo: { kind: 'redirect', url } };
}
