import type { Database } from '#src/server/db/database.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { payWithinMs } from './payment-times.ts';

export type CashierServices = Pick<Services, 'config' | 'db' | 'gateways' | 'log'>;

const describedLength = 40;

/**
 * Where an order is paid. Asks the gateway for a cashier unless it gave one before; always under
 * the order's one number, so that asking twice changes nothing.
 */
export async function openCashier(
  services: CashierServices,
  { tradeNo, locale }: { tradeNo: string; locale: Locale },
): Promise<string> {
  const payment = await getPayment(services.db, tradeNo);
  if (payment.cashierUrl) return payment.cashierUrl;
  const returnUrl = new URL(
    linkTo('paySuccess', { params: { infoUuid: payment.caseId }, query: { tradeNo }, locale }),
    services.config.publicOrigin,
  ).href;
  // Paid or closed without a cashier of ours: the page that reads its state says so.
  if (payment.orderStatus !== 'CREATED') return returnUrl;
  const cashierUrl = await createPayment(services, payment, returnUrl);
  await services.db
    .updateTable('payments')
    .set({ cashier_url: cashierUrl, status: 'SUBMITTED' })
    .where('trade_no', '=', tradeNo)
    .where('status', '=', 'INTENDED')
    .execute();
  return cashierUrl;
}

type StoredPayment = Awaited<ReturnType<typeof getPayment>>;

async function createPayment(
  { config, gateways, log }: CashierServices,
  payment: StoredPayment,
  returnUrl: string,
): Promise<string> {
  const { gateway } = payment;
  try {
    const { cashierUrl } = await gateways.get(gateway).createPayment({
      tradeNo: payment.tradeNo,
      amountInFen: payment.amountInFen,
      currency: 'CNY',
      payChannel: payment.payChannel,
      description: payment.caseTitle.slice(0, describedLength),
      returnUrl,
      notifyUrl: `${config.publicOrigin}/api/pay/notify/${gateway}`,
      expiresAt: payment.createdAt + payWithinMs,
    });
    return cashierUrl;
  } catch (error) {
    log.warn({ err: error, gateway }, 'gateway refused or lost a payment');
    throw new Problem('gatewayUnavailable');
  }
}

function getPayment(db: Database, tradeNo: string) {
  return db
    .selectFrom('payments')
    .innerJoin('donations', 'donations.id', 'payments.order_id')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select([
      'payments.trade_no as tradeNo',
      'payments.gateway as gateway',
      'payments.amount_in_fen as amountInFen',
      'payments.cashier_url as cashierUrl',
      'payments.created_at as createdAt',
      'donations.case_id as caseId',
      'donations.pay_channel as payChannel',
      'donations.status as orderStatus',
      'cases.title as caseTitle',
    ])
    .where('payments.trade_no', '=', tradeNo)
    .executeTakeFirstOrThrow();
}
