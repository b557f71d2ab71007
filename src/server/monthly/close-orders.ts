import { markClosed } from '#src/server/donations/order/mark-closed.ts';
import { type AskingServices, askGateway } from '#src/server/donations/settle/ask-gateway.ts';
import { findPayment } from '#src/server/donations/settle/find-payment.ts';

/**
 * Orders of months that are not charged any more are closed at the gateway first. One that can't be
 * reached is no loss: nobody charges it again, and it closes by itself when its time is over.
 */
export async function closeOrders(
  services: AskingServices,
  tradeNos: readonly string[],
  now: number,
): Promise<void> {
  for (const tradeNo of tradeNos) {
    try {
      const payment = await findPayment(services.db, tradeNo);
      if (payment?.orderStatus !== 'CREATED') continue;
      const closed = await services.gateways.get(payment.gateway).closePayment(tradeNo);
      if (closed === 'CLOSED') await markClosed(services, tradeNo, now);
      else await askGateway(services, payment, now);
    } catch (error) {
      services.log.warn({ err: error }, 'an order of a monthly gift is still open');
    }
  }
}
