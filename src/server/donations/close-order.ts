import { Problem } from '#src/shared/contract/problem.ts';
import type { OrderView } from '#src/shared/donations/calls.ts';
import type { House } from '../platform/house.ts';
import { findOrderView } from './find-order-view.ts';
import { markClosed } from './mark-closed.ts';

type ClosingHouse = Pick<House, 'db' | 'gateway' | 'log'>;

/** Gives up an own unpaid order: closed at the gateway first, so that it can't be paid after. */
export async function closeOrder(
  house: ClosingHouse,
  own: { orderId: string; userId: string },
  now: number,
): Promise<OrderView> {
  const order = await findOrderView(house.db, own, now);
  if (!order) throw new Problem('notFound');
  if (order.status === 'CREATED') {
    if ((await closeAtGateway(house, order.tradeNo)) === 'CLOSED') {
      await markClosed(house.db, order.tradeNo, now);
    } else {
      await askSoon(house, order.tradeNo, now);
    }
  }
  const closed = await findOrderView(house.db, own, now);
  if (closed?.status !== 'CLOSED') throw new Problem('donationNotOpen');
  return closed;
}

async function closeAtGateway(
  { gateway, log }: ClosingHouse,
  tradeNo: string,
): Promise<'CLOSED' | 'SUCCESS'> {
  try {
    return await gateway.closePayment(tradeNo);
  } catch (error) {
    log.warn({ err: error, gateway: gateway.name }, 'gateway did not close a payment');
    throw new Problem('gatewayUnavailable');
  }
}

/** It was paid and nobody told us yet: the next reconciliation asks. */
async function askSoon({ db }: ClosingHouse, tradeNo: string, now: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_query_at: now })
    .where('trade_no', '=', tradeNo)
    .where('next_query_at', '>', now)
    .execute();
}
