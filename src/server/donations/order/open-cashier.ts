import { prepared } from '#src/server/db/prepared.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { getRequest, intentOf, type StoredRequest } from './payment-request.ts';

export type CashierServices = Pick<Services, 'config' | 'db' | 'gateways' | 'log'>;

const setCashier = prepared((db, { tradeNo, url }: { tradeNo: string; url: string }) =>
  db
    .updateTable('payments')
    .set({ cashier_url: url, status: 'SUBMITTED' })
    .where('trade_no', '=', tradeNo)
    .where('status', '=', 'INTENDED'),
);

/**
 * Answers where an order is paid. It asks the gateway for a cashier unless it gave one before;
 * always under the order's one number and with what was stored with it, so that asking twice
 * changes nothing.
 */
export async function openCashier(services: CashierServices, tradeNo: string): Promise<string> {
  const stored = await getRequest(services.db, tradeNo);
  if (stored.cashierUrl) return stored.cashierUrl;
  // It was paid or closed without a cashier of ours: the page that reads its state says so.
  if (stored.orderStatus !== 'CREATED') return stored.returnUrl;
  const cashierUrl = await createPayment(services, stored);
  await setCashier.run(services.db, { tradeNo, url: cashierUrl });
  return cashierUrl;
}

async function createPayment(
  { gateways, log }: CashierServices,
  stored: StoredRequest,
): Promise<string> {
  const { gateway } = stored;
  try {
    const { cashierUrl } = await gateways.get(gateway).createPayment(intentOf(stored));
    return cashierUrl;
  } catch (error) {
    log.warn({ err: error, gateway }, 'gateway refused or lost a payment');
    throw new Problem('gatewayUnavailable');
  }
}
