import type { Trx } from '#src/server/db/database.ts';
import {
  byDayFrom,
  chargeAtOf,
  chargeableFrom,
  latestMs,
  noticeMs,
} from '#src/shared/monthly/month-days.ts';
import type { SkipReason } from '#src/shared/monthly/monthly-rules.ts';
import { endGift } from './change-gift.ts';
import { findFamilyStop } from './find-family-stop.ts';
import { findLockedGift, type MonthlyGift, type MonthlyRun } from './lock-gift.ts';
import type { MonthlyServices } from './open-signing.ts';
import { findFamily, keepOrder } from './order-of-month.ts';
import { findRun } from './say-months.ts';
import { tellOfGift } from './tell-of-gift.ts';

/** What is unknown is asked after again then. */
const againMs = 10 * 60_000;

export type Month = { giftId: string; month: string };
type Claimed = { gift: MonthlyGift; run: MonthlyRun };
type Step = Claimed | { closes: readonly string[] };

/**
 * Takes the right to charge a month now, and keeps its order before the gateway hears of it. From
 * here until it is known what became of it, nobody else charges it. Answers undefined where nothing
 * is due.
 */
export async function claimCharge(
  trx: Trx,
  { services, ...asked }: Month & { services: MonthlyServices },
  now: number,
): Promise<Step | undefined> {
  const gift = await findLockedGift(trx, asked);
  const run = await findRun(trx, asked);
  if (gift?.status !== 'ACTIVE' || !isDue(run, now)) return undefined;
  if (run.told_at === null || now < chargeableFrom(run.told_at)) {
    await waitUntilTold(trx, run, now);
    return undefined;
  }
  const gone = await findGone(trx, { gift, run }, now);
  if (gone) return skip(trx, { gift, run, reason: gone }, now);
  const caseId = await findFamily(trx, { gift, run }, now);
  if (caseId === undefined) return skip(trx, { gift, run, reason: 'noFamily' }, now);
  const stop = await findFamilyStop(trx, caseId, now);
  if (stop === 'caseRests') return skip(trx, { gift, run, reason: stop }, now);
  if (stop) {
    const closes = await endGift(trx, gift, { reason: stop, now });
    await tellOfGift(trx, gift, { kind: 'monthlyEnded', reason: stop, now });
    return { closes };
  }
  const orderId = run.order_id ?? (await keepOrder(trx, { services, gift, run, caseId }, now));
  const claimed = await trx
    .updateTable('monthly_runs')
    .set({ state: 'CHARGING', order_id: orderId, asked_at: now, next_try_at: now + againMs })
    .where('gift_id', '=', run.gift_id)
    .where('month', '=', run.month)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { gift, run: claimed };
}

function isDue(run: MonthlyRun | undefined, now: number): run is MonthlyRun {
  return run !== undefined && run.next_try_at !== null && run.next_try_at <= now;
}

/**
 * It waits until the third day of its telling at the soonest, as gateways ask; what could not be
 * told is told anew.
 */
async function waitUntilTold(trx: Trx, run: MonthlyRun, now: number): Promise<void> {
  const { told_at: toldAt } = run;
  await trx
    .updateTable('monthly_runs')
    .set({ next_try_at: toldAt === null ? byDayFrom(now + noticeMs) : chargeableFrom(toldAt) })
    .where('gift_id', '=', run.gift_id)
    .where('month', '=', run.month)
    .execute();
}

/** Finds why this month takes nothing more, whatever its family says. */
async function findGone(trx: Trx, claimed: Claimed, now: number): Promise<SkipReason | undefined> {
  if (await isTakenAlready(trx, claimed.run)) return 'givenBack';
  return isTooLate(claimed, now) || (await isClosed(trx, claimed.run)) ? 'closed' : undefined;
}

/** The next month would come too soon after it. */
function isTooLate({ gift, run }: Claimed, now: number): boolean {
  return run.order_id === null && now > chargeAtOf(run.month, gift.day) + latestMs + noticeMs;
}

/** Its money came while these books had lost the order: staff were shown it, and give it back. */
async function isTakenAlready(trx: Trx, run: MonthlyRun): Promise<boolean> {
  if (run.order_id !== null) return false;
  const shown = await trx
    .selectFrom('differences')
    .select('id')
    .where('own_number', '=', run.trade_no)
    .executeTakeFirst();
  return shown !== undefined;
}

/** Its donor gave this order up, or its time is over. */
async function isClosed(trx: Trx, { order_id: orderId }: MonthlyRun): Promise<boolean> {
  if (orderId === null) return false;
  const order = await trx
    .selectFrom('donations')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return order.status === 'CLOSED';
}

type Left = Claimed & { reason: SkipReason };

async function skip(trx: Trx, { gift, run, reason }: Left, now: number): Promise<Step> {
  await trx
    .updateTable('monthly_runs')
    .set({ state: 'SKIPPED', skip_reason: reason, next_try_at: null })
    .where('gift_id', '=', run.gift_id)
    .where('month', '=', run.month)
    .execute();
  await tellOfGift(trx, gift, { kind: 'monthlySkipped', event: run.month, now });
  return { closes: run.order_id === null ? [] : [run.trade_no] };
}
