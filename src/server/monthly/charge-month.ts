import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { askGateway } from '#src/server/donations/settle/ask-gateway.ts';
import { findPayment, type StoredPayment } from '#src/server/donations/settle/find-payment.ts';
import type { ChargeRefusal } from '#src/server/payments/agreements.ts';
import { byDayFrom, noticeMs } from '#src/shared/monthly/month-days.ts';
import { retryAfterDays } from '#src/shared/monthly/monthly-rules.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { endGift, markCharged, pauseGift } from './change-gift.ts';
import { claimCharge, type Month } from './claim-charge.ts';
import { closeOrders } from './close-orders.ts';
import { findLockedGift, type MonthlyGift, type MonthlyRun } from './lock-gift.ts';
import type { MonthlyServices } from './open-signing.ts';
import { findRun } from './say-months.ts';
import { tellOfGift } from './tell-of-gift.ts';

/**
 * Charges a month, once: its number is made of agreement and month, the gateway is asked after it
 * before it is charged, and honours it once. What comes of it is an ordinary gift.
 */
export async function chargeMonth(
  services: MonthlyServices,
  month: Month,
  now: number,
): Promise<void> {
  const step = await inTransaction(services.db, async (trx) => {
    await markCharged(trx, month.giftId);
    return claimCharge(trx, { ...month, services }, now);
  });
  if (step && 'closes' in step) await closeOrders(services, step.closes, now);
  if (!step || 'closes' in step) return;
  // A charge of before a restore, or one whose answer was lost, is found and not made again.
  if ((await askAfter(services, step.run, now)) === 'open') await charge(services, step, now);
  await inTransaction(services.db, (trx) => markCharged(trx, month.giftId));
  services.wakeJobs();
}

/** `open` means neither paid nor closed, as far as the gateway knows. */
async function askAfter(
  services: MonthlyServices,
  { trade_no: tradeNo }: MonthlyRun,
  now: number,
): Promise<'open' | 'over'> {
  const payment = await findPayment(services.db, tradeNo);
  if (payment?.orderStatus !== 'CREATED') return 'over';
  await askGateway(services, payment, now);
  const { orderStatus } = (await findPayment(services.db, tradeNo)) ?? payment;
  return orderStatus === 'CREATED' ? 'open' : 'over';
}

type Charging = { gift: MonthlyGift; run: MonthlyRun };

async function charge(
  services: MonthlyServices,
  { gift, run }: Charging,
  now: number,
): Promise<void> {
  const { agreements } = services.gateways.get(gift.gateway);
  const payment = await findPayment(services.db, run.trade_no);
  if (!agreements || !payment) return;
  const asked = await intentOf(services, gift, payment);
  const answer = await agreements.charge(asked);
  if (answer.status === 'TAKEN') {
    await askAfter(services, run, now);
    return;
  }
  const { refusal } = answer;
  const closes = await inTransaction(services.db, (trx) =>
    noteRefusal(trx, { gift, run, refusal }, now),
  );
  await closeOrders(services, closes, now);
}

async function intentOf(
  { db }: Pick<MonthlyServices, 'db'>,
  gift: MonthlyGift,
  { tradeNo, appId, amountInFen }: StoredPayment,
) {
  const stored = await db
    .selectFrom('payments')
    .select(['description', 'notify_url as notifyUrl'])
    .where('trade_no', '=', tradeNo)
    .executeTakeFirstOrThrow();
  const { agreement_no: agreementNo } = gift;
  return { tradeNo, agreementNo, appId, amountInFen, currency: 'CNY', ...stored } as const;
}

type Refused = Charging & { refusal: ChargeRefusal };

/** It is tried again some days later, at most twice; then it rests until its donor resumes it. */
async function noteRefusal(
  trx: Trx,
  { refusal, ...asked }: Refused,
  now: number,
): Promise<readonly string[]> {
  const gift = await findLockedGift(trx, { giftId: asked.gift.id });
  const run = await findRun(trx, { giftId: asked.gift.id, month: asked.run.month });
  // It was paused or ended meanwhile: whoever did it has closed the order.
  if (gift?.status !== 'ACTIVE' || run?.state !== 'CHARGING') return [];
  if (refusal === 'agreementEnded') {
    const closes = await endGift(trx, gift, { reason: 'gateway', now });
    await tellOfGift(trx, gift, { kind: 'monthlyEnded', reason: 'gateway', now });
    return closes;
  }
  if (refusal === 'notAnnounced') {
    await setRun(trx, run, { told_at: null, next_try_at: byDayFrom(now + noticeMs) });
    return [];
  }
  const days = retryAfterDays[run.refused_count];
  const event = `${run.month}:${run.refused_count}`;
  const { amount_in_fen: amountInFen } = run;
  if (days === undefined) {
    const closes = await pauseGift(trx, gift, { reason: 'refused', now });
    await tellOfGift(trx, gift, { kind: 'monthlyPaused', event, amountInFen, now });
    return closes;
  }
  const chargeAt = byDayFrom(now + days * dayMs);
  await setRun(trx, run, { refused_count: run.refused_count + 1, next_try_at: chargeAt });
  await tellOfGift(trx, gift, { kind: 'monthlyRefused', event, amountInFen, chargeAt, now });
  return [];
}

type RunChange = { told_at?: null; next_try_at: number; refused_count?: number };

async function setRun(trx: Trx, run: MonthlyRun, set: RunChange): Promise<void> {
  await trx
    .updateTable('monthly_runs')
    .set(set)
    .where('gift_id', '=', run.gift_id)
    .where('month', '=', run.month)
    .execute();
}
