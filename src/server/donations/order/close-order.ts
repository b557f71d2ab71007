import { findPayment } from '#src/server/donations/settle/find-payment.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { OrderView } from '#src/shared/donations/own/calls.ts';
import { findOrderView, type OwnOrder } from './find-order-view.ts';
import { markClosed } from './mark-closed.ts';

type ClosingServices = Pick<Services, 'db' | 'gateways' | 'log' | 'pageTags'>;

/** Gives up an own unpaid order: closed at the gateway first, so that it can't be paid after. */
export async function closeOrder(
  services: ClosingServices,
  own: OwnOrder,
  now: number,
): Promise<OrderView> {
  const order = await findOrderView(services.db, own, now);
  if (!order) throw new Problem('notFound');
  if (order.status === 'CREATED') {
    if ((await closeAtGateway(services, order.tradeNo)) === 'CLOSED') {
      await markClosed(services, order.tradeNo, now);
    } else {
      await askSoon(services, order.tradeNo, now);
    }
  }
  const closed = await findOrderView(services.db, own, now);
  if (closed?.status !== 'CLOSED') throw new Problem('donationNotOpen');
  return closed;
}

async function closeAtGateway(
  { db, gateways, log }: ClosingServices,
  tradeNo: string,
): Promise<'CLOSED' | 'SUCCESS'> {
  const gateway = (await findPayment(db, tradeNo))?.gateway ?? '';
  try {
    return await gateways.get(gateway).closePayment(tradeNo);
  } catch (error) {
    log.warn({ err: error, gateway }, 'gateway did not close a payment');
    throw new Problem('gatewayUnavailable');
  }
}

/** It was paid and nobody told us yet: the next reconciliation asks. */
async function askSoon({ db }: ClosingServices, tradeNo: string, now: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_query_at: now })
    .where('trade_no', '=', tradeNo)
    .where('next_query_at', '>', now)
    .execute();
}
