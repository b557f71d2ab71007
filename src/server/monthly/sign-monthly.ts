import type { Trx } from '#src/server/db/database.ts';
import { lockUser } from '#src/server/db/lock-user.ts';
import { payWithinMs } from '#src/server/donations/order/payment-times.ts';
import { requireGiftAmount, requireOpenCase } from '#src/server/donations/order/require-givable.ts';
import type { Gateway } from '#src/server/payments/gateway.ts';
import { newId } from '#src/server/platform/keys.ts';
import { type Idempotency, once } from '#src/server/platform/once.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { newTradeNo } from '#src/server/platform/trade-no.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { mostMonthlyGifts, mostMonthlyInFen } from '#src/shared/monthly/monthly-rules.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { endGift, keepChange } from './change-gift.ts';
import { findLockedGift } from './lock-gift.ts';
import { type MonthlyServices, openSigning } from './open-signing.ts';

type Wish = {
  userId: string;
  /** Empty means that each month goes to one that few people see. */
  infoUuid: string;
  amountInFen: number;
  day: number;
  anonymous: boolean;
  payChannel: number;
  platform: number;
};
type Asked = { wish: Wish; idempotency: Idempotency; locale: Locale };

/** Keeps what is to be given, and answers where its donor signs for it; nothing is charged here. */
export async function signMonthly(
  services: MonthlyServices,
  { wish, idempotency, locale }: Asked,
  now: number,
): Promise<{ giftId: string; signUrl: string }> {
  const { db, keys } = services;
  const giftId = await once(db, { keys, idempotency, now }, (trx) =>
    keepWish(trx, { services, wish, locale }, now),
  );
  return { giftId, signUrl: await openSigning(services, giftId) };
}

type Keeping = { services: MonthlyServices; wish: Wish; locale: Locale };

async function keepWish(
  trx: Trx,
  { services, wish, locale }: Keeping,
  now: number,
): Promise<string> {
  const gateway = services.gateways.forChannel(wish.payChannel);
  if (!gateway.agreements) throw new Problem('monthlyNotOffered');
  const { maxDonationInFen } = await findSettings(trx, services.config);
  requireGiftAmount(wish.amountInFen, Math.min(maxDonationInFen, mostMonthlyInFen));
  if (wish.infoUuid) await requireFamily(trx, wish.infoUuid, now);
  await lockUser(trx, wish.userId);
  await requireRoom(trx, wish, now);
  const giftId = newId();
  const gift = await trx
    .insertInto('monthly_gifts')
    .values({
      ...{ id: giftId, user_id: wish.userId, case_id: wish.infoUuid || null },
      ...{ amount_in_fen: wish.amountInFen, day: wish.day, anonymous: wish.anonymous ? 1 : 0 },
      ...{ status: 'SIGNING', stop_reason: null, next_month: null, notice_at: null },
      ...{ pay_channel: wish.payChannel, platform: wish.platform },
      ...requestOf(services, { gateway, wish, giftId, locale }, now),
      ...{ sign_url: null, account: '', ask_at: now + 60_000, cancel_at: null, created_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepChange(trx, gift, now);
  return giftId;
}

/** A thing that is sold has a price, and no months. */
async function requireFamily(trx: Trx, caseId: string, now: number): Promise<void> {
  await requireOpenCase(trx, caseId, now);
  const { caseType } = await trx
    .selectFrom('cases')
    .select('case_type as caseType')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  if (caseType === caseTypes.goods) throw new Problem('caseNotOpen');
}

/** One that goes on to the same family stands; one that was never signed gives way. */
async function requireRoom(trx: Trx, { userId, infoUuid }: Wish, now: number): Promise<void> {
  const open = await trx
    .selectFrom('monthly_gifts')
    .select(['id', 'case_id as caseId', 'status'])
    .where('user_id', '=', userId)
    .where('status', '<>', 'ENDED')
    .limit(2 * mostMonthlyGifts)
    .execute();
  const same = open.find(({ caseId }) => (caseId ?? '') === infoUuid);
  if (same && same.status !== 'SIGNING') throw new Problem('monthlyThere');
  if (!same && open.length >= mostMonthlyGifts) throw new Problem('monthlyFull');
  const unsigned = same && (await findLockedGift(trx, { giftId: same.id }));
  if (unsigned) await endGift(trx, unsigned, { reason: 'unsigned', now });
}

type Requested = { gateway: Gateway; wish: Wish; giftId: string; locale: Locale };

function requestOf(
  { config }: MonthlyServices,
  { gateway, wish, giftId, locale }: Requested,
  now: number,
) {
  const own = linkTo('monthlyGifts', { query: { giftId }, locale });
  return {
    ...{ gateway: gateway.name, merchant: gateway.merchant },
    app_id: gateway.appIdFor(wish.payChannel),
    agreement_no: newTradeNo(now),
    description: textsOf(locale).monthly.agreement,
    most_in_fen: mostMonthlyInFen,
    return_url: new URL(own, config.publicOrigin).href,
    notify_url: `${config.publicOrigin}/api/pay/agreement/${gateway.name}`,
    expires_at: now + payWithinMs,
  };
}
