import type { CallAnswer } from '#src/shared/contract/call.ts';
import type { orderAdd } from '#src/shared/donations/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { CallContext } from '../platform/handle.ts';
import type { House } from '../platform/house.ts';
import { once } from '../platform/once.ts';
import { keepIntent, type NewOrder } from './keep-intent.ts';
import { type CashierHouse, openCashier } from './open-cashier.ts';

type Asked = { order: NewOrder; idempotency: CallContext['idempotency']; locale: Locale };

/**
 * Creates an order and answers where to pay it. A repeated key answers the same order; when the
 * gateway failed the first time, the order is kept and the gateway is asked again.
 */
export async function addOrder(
  house: CashierHouse & Pick<House, 'keys'>,
  { order, idempotency, locale }: Asked,
  now: number,
): Promise<CallAnswer<typeof orderAdd>> {
  const kept = await once(house.db, { keys: house.keys, idempotency, now }, (trx) =>
    keepIntent(trx, { house, order }, now),
  );
  const url = await openCashier(house, { tradeNo: kept.tradeNo, locale });
  return { ...kept, payInfo: { kind: 'redirect', url } };
}
