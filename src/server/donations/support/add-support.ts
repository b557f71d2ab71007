import type { Database, Trx } from '#src/server/db/database.ts';
import type { CashierServices } from '#src/server/donations/order/open-cashier.ts';
import {
  mostUnpaid,
  pauseBeforeAskMs,
  payWithinMs,
} from '#src/server/donations/order/payment-times.ts';
import { requireGiftAmount } from '#src/server/donations/order/require-givable.ts';
import { newId } from '#src/server/platform/keys.ts';
import { type Idempotency, once } from '#src/server/platform/once.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { newTradeNo } from '#src/server/platform/trade-no.ts';
import type { Services } from '#src/server/services.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { supportAdd } from '#src/shared/donations/support/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type SupportServices = CashierServices & Pick<Services, 'keys'>;
type Wish = { amountInFen: number; payChannel: number; userId: string | undefined };
type Asked = { wish: Wish; idempotency: Idempotency; locale: Locale };

/**
 * Keeps what somebody wants to give to the platform itself, and answers where to pay it. A repeated
 * key answers the same, and the gateway is asked under the one number, to the byte as it was kept.
 */
export async function addSupport(
  services: SupportServices,
  { wish, idempotency, locale }: Asked,
  now: number,
): Promise<CallAnswer<typeof supportAdd>> {
  const { db, keys } = services;
  const tradeNo = await once(db, { keys, idempotency, now }, (trx) =>
    keepSupport(trx, { services, wish, locale }, now),
  );
  const url = await openCashier(services, tradeNo);
  return { tradeNo, payInfo: { kind: 'redirect', url } };
}

type Keeping = { services: SupportServices; wish: Wish; locale: Locale };

async function keepSupport(
  trx: Trx,
  { services, wish, locale }: Keeping,
  now: number,
): Promise<string> {
  const { config, gateways } = services;
  const { maxDonationInFen } = await findSettings(trx, config);
  requireGiftAmount(wish.amountInFen, maxDonationInFen);
  if (wish.userId) await requireFewUnpaid(trx, wish.userId);
  const gateway = gateways.forChannel(wish.payChannel);
  const tradeNo = newTradeNo(now);
  const own = linkTo('independentSupport', { query: { tradeNo }, locale });
  await trx
    .insertInto('supports')
    .values({
      ...{ id: newId(), trade_no: tradeNo, user_id: wish.userId ?? null },
      ...{ amount_in_fen: wish.amountInFen, pay_channel: wish.payChannel, currency: 'CNY' },
      ...{ gateway: gateway.name, merchant: gateway.merchant },
      app_id: gateway.appIdFor(wish.payChannel),
      description: textsOf(locale).support.described,
      return_url: new URL(own, config.publicOrigin).href,
      notify_url: `${config.publicOrigin}/api/pay/notify/${gateway.name}`,
      ...{ expires_at: now + payWithinMs, cashier_url: null, gateway_trade_no: null },
      ...{ status: 'CREATED', next_query_at: now + pauseBeforeAskMs(0), query_count: 0 },
      ...{ created_at: now, paid_at: null },
    })
    .execute();
  return tradeNo;
}

/** Each open one is a question to its gateway; they end by themselves after two hours. */
async function requireFewUnpaid(trx: Trx, userId: string): Promise<void> {
  const open = await trx
    .selectFrom('supports')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'CREATED')
    .limit(mostUnpaid)
    .execute();
  if (open.length >= mostUnpaid) throw new Problem('tooManyUnpaid');
}

async function openCashier(services: SupportServices, tradeNo: string): Promise<string> {
  const { db, gateways, log } = services;
  const kept = await getSupport(db, tradeNo);
  if (kept.cashier_url) return kept.cashier_url;
  if (kept.status !== 'CREATED') return kept.return_url;
  const intent = {
    ...{ tradeNo, appId: kept.app_id, amountInFen: kept.amount_in_fen, currency: kept.currency },
    ...{ payChannel: kept.pay_channel, description: kept.description },
    ...{ returnUrl: kept.return_url, notifyUrl: kept.notify_url, expiresAt: kept.expires_at },
  };
  const opened = await gateways
    .get(kept.gateway)
    .createPayment(intent)
    .catch((error: unknown) => {
      log.warn({ err: error, gateway: kept.gateway }, 'gateway refused or lost a payment');
    });
  if (!opened) throw new Problem('gatewayUnavailable');
  const { cashierUrl } = opened;
  await db
    .updateTable('supports')
    .set({ cashier_url: cashierUrl })
    .where('trade_no', '=', tradeNo)
    .execute();
  return cashierUrl;
}

function getSupport(db: Database, tradeNo: string) {
  return db
    .selectFrom('supports')
    .selectAll()
    .where('trade_no', '=', tradeNo)
    .executeTakeFirstOrThrow();
}
