import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import type { Gateway, PaymentIntent } from '#src/server/payments/gateway.ts';
import type { Services } from '#src/server/services.ts';
import { excerptOf } from '#src/shared/cases/story.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { KeptOrder, NewOrder } from './new-order.ts';
import { payWithinMs } from './payment-times.ts';

/** With its ellipsis it is no longer than the gateways take. */
const describedLength = 40;

type Asked = { gateway: Gateway; order: NewOrder; kept: KeptOrder; locale: Locale };

const findTitle = prepared((trx, { caseId, locale }: { caseId: string; locale: Locale }) =>
  trx.selectFrom('cases').select(titleIn(locale).as('title')).where('id', '=', caseId),
);

/**
 * Draws up what the gateway will be asked, to the byte: whatever becomes of the case's title, of
 * our address or of the reader's language in the meantime, a second try is the same request.
 */
export async function requestOf(
  trx: Trx,
  { config }: Pick<Services, 'config'>,
  { gateway, order, kept, locale }: Asked,
  now: number,
) {
  const { infoUuid, payChannel } = order;
  const { title } = await findTitle.one(trx, { caseId: infoUuid, locale });
  const query = { tradeNo: kept.tradeNo };
  const success = linkTo('paySuccess', { params: { infoUuid }, query, locale });
  return {
    app_id: gateway.appIdFor(payChannel),
    description: excerptOf(title, describedLength),
    return_url: new URL(success, config.publicOrigin).href,
    notify_url: `${config.publicOrigin}/api/pay/notify/${gateway.name}`,
    expires_at: order.agreed?.expiresAt ?? now + payWithinMs,
  };
}

const findRequest = prepared((db, { tradeNo }: { tradeNo: string }) =>
  db
    .selectFrom('payments')
    .innerJoin('donations', 'donations.id', 'payments.order_id')
    .select([
      'payments.trade_no as tradeNo',
      'payments.gateway as gateway',
      'payments.app_id as appId',
      'payments.amount_in_fen as amountInFen',
      'payments.currency as currency',
      'payments.description as description',
      'payments.return_url as returnUrl',
      'payments.notify_url as notifyUrl',
      'payments.expires_at as expiresAt',
      'payments.cashier_url as cashierUrl',
      'donations.pay_channel as payChannel',
      'donations.status as orderStatus',
    ])
    .where('payments.trade_no', '=', tradeNo),
);

export function getRequest(db: Database | Trx, tradeNo: string) {
  return findRequest.one(db, { tradeNo });
}

export type StoredRequest = Awaited<ReturnType<typeof getRequest>>;

export function intentOf(stored: StoredRequest): PaymentIntent {
  const { gateway: _gateway, cashierUrl: _cashierUrl, orderStatus: _status, ...intent } = stored;
  return intent;
}
