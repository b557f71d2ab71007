import type { Insertable } from 'kysely';
import { keepTouches } from '#src/server/attribution/keep-touches.ts';
import type { Trx } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import type { DonationsTable, PaymentsTable } from '#src/server/db/schema.ts';
import { newReceiptCode, receiptCodeHash } from '#src/server/donations/receipt/receipt-code.ts';
import { reserveGear } from '#src/server/kinds/goods/reserve-gear.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { newTradeNo } from '#src/server/platform/trade-no.ts';
import type { Services } from '#src/server/services.ts';
import { findVenueOfGift } from '#src/server/venues/find-venue-of-gift.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { KeptOrder, NewOrder } from './new-order.ts';
import { requestOf } from './payment-request.ts';
import { pauseBeforeAskMs } from './payment-times.ts';
import { requireFewUnpaid } from './require-few-unpaid.ts';
import { requireGiftAmount, requireOpenCase } from './require-givable.ts';

type Keeping = {
  services: Pick<Services, 'config' | 'gateways' | 'keys'>;
  order: NewOrder;
  locale: Locale;
};

const insertRow = {
  donation: prepared((trx, row: Insertable<DonationsTable>) =>
    trx.insertInto('donations').values(row),
  ),
  payment: prepared((trx, row: Insertable<PaymentsTable>) =>
    trx.insertInto('payments').values(row),
  ),
};

/** Stores the donation and what will be asked of the gateway, before the gateway hears of it. */
export async function insertOrder(
  trx: Trx,
  { services, order, locale }: Keeping,
  now: number,
): Promise<KeptOrder> {
  const { maxDonationInFen } = await findSettings(trx, services.config);
  // Both were settled for an agreement when it was signed.
  if (!order.agreed) {
    requireGiftAmount(order.amountInFen, maxDonationInFen);
    await requireFewUnpaid(trx, order, now);
  }
  await requireOpenCase(trx, order.infoUuid, now);
  const kept = {
    orderId: newId(),
    tradeNo: order.agreed?.tradeNo ?? newTradeNo(now),
    receiptCode: order.donor ? null : newReceiptCode(),
  };
  await insertDonation(trx, { services, order, kept }, now);
  await keepTouches(trx, { of: 'gift', id: kept.orderId, touches: order.touches }, now);
  await insertPayment(trx, { services, order, kept, locale }, now);
  if (order.gearId) await reserveGear(trx, services.keys, gearOf(order, kept), now);
  return kept;
}

async function insertPayment(
  trx: Trx,
  { services, order, kept, locale }: Keeping & { kept: KeptOrder },
  now: number,
): Promise<void> {
  const gateway = order.agreed?.gateway ?? services.gateways.forChannel(order.payChannel);
  await insertRow.payment.run(trx, {
    trade_no: kept.tradeNo,
    order_id: kept.orderId,
    gateway: gateway.name,
    merchant: gateway.merchant,
    currency: 'CNY',
    amount_in_fen: order.amountInFen,
    ...(await requestOf(trx, services, { gateway, order, kept, locale }, now)),
    status: 'INTENDED',
    gateway_trade_no: null,
    cashier_url: null,
    next_query_at: now + pauseBeforeAskMs(0),
    query_count: 0,
    created_at: now,
  });
}

async function insertDonation(
  trx: Trx,
  { services, ...asked }: Pick<Keeping, 'services' | 'order'> & { kept: KeptOrder },
  now: number,
): Promise<void> {
  const donation = donationOf(services, asked, now);
  const through = await findVenueOfGift(trx, asked.order, now);
  await insertRow.donation.run(trx, { ...donation, ...through });
}

function gearOf({ gearId = '', infoUuid, amountInFen, donor }: NewOrder, { orderId }: KeptOrder) {
  return { gearId, orderId, caseId: infoUuid, userId: donor?.userId, amountInFen };
}

function donationOf(
  { keys }: Pick<Services, 'keys'>,
  { order, kept }: { order: NewOrder; kept: KeptOrder },
  now: number,
) {
  const { donor } = order;
  return {
    id: kept.orderId,
    trade_no: kept.tradeNo,
    case_id: order.infoUuid,
    user_id: donor?.userId ?? null,
    receipt_code_hash: kept.receiptCode && receiptCodeHash(keys, kept.receiptCode),
    amount_in_fen: order.amountInFen,
    words: order.content,
    display_name: donor?.nickname ?? order.displayName,
    head_img_url: donor?.headImgUrl ?? '',
    anonymous: order.anonymous ? 1 : 0,
    amount_hidden: order.amountHidden ? 1 : 0,
    pay_channel: order.payChannel,
    platform: order.platform,
    sharedv: order.sharedv,
    share_source_id: order.shareSourceId || null,
    // A piece of a thing that nobody needed goes back to whoever paid for it.
    if_unused: order.gearId ? 'back' : order.ifUnused,
    status: 'CREATED',
    created_at: now,
  } as const;
}
