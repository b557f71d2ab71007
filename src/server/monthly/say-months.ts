import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { AskingServices } from '#src/server/donations/settle/ask-gateway.ts';
import { tradeNoOf } from '#src/server/platform/trade-no.ts';
import {
  byDayFrom,
  chargeAtOf,
  latestMs,
  monthAfter,
  nextMonth,
  noticeAtOf,
  noticeMs,
} from '#src/shared/monthly/month-days.ts';
import { startOfDay } from '#src/shared/platform/china-days.ts';
import { findLockedGift, type MonthlyGift, type MonthlyRun } from './lock-gift.ts';
import { tellOfGift } from './tell-of-gift.ts';

type Numbered = { agreementNo: string; month: string };

/** A month has one trade number, today and after any restore. */
export function chargeNoOf({ agreementNo, month }: Numbered): string {
  return tradeNoOf(`${agreementNo} ${month}`, startOfDay(month));
}

/** The notice of a month falls due: from here on the month has its row, and never another. */
export async function planMonth(
  { db }: Pick<AskingServices, 'db'>,
  giftId: string,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const gift = await findLockedGift(trx, { giftId });
    if (!gift?.next_month || gift.notice_at === null || gift.notice_at > now) return;
    const month = chosenMonth(gift, gift.next_month, now);
    const next = monthAfter(month);
    await trx
      .updateTable('monthly_gifts')
      .set({ next_month: next, notice_at: noticeAtOf(next, gift.day) })
      .where('id', '=', giftId)
      .execute();
    await trx
      .insertInto('monthly_runs')
      .values({
        ...{ gift_id: giftId, month, amount_in_fen: gift.amount_in_fen },
        trade_no: chargeNoOf({ agreementNo: gift.agreement_no, month }),
        ...{ state: 'SAID', skip_reason: null, order_id: null, told_at: null, asked_at: null },
        next_try_at: Math.max(chargeAtOf(month, gift.day), byDayFrom(now + noticeMs)),
        refused_count: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** A month whose day went by while nothing ran here comes late by days, or is left out. */
function chosenMonth({ day }: MonthlyGift, month: string, now: number): string {
  return chargeAtOf(month, day) + latestMs >= now ? month : nextMonth({ day }, now);
}

/** Tells donor and gateway what is charged, and when; until both know, nothing is. */
export async function sayMonth(
  services: AskingServices,
  { giftId, month }: { giftId: string; month: string },
  now: number,
): Promise<void> {
  const said = await inTransaction(services.db, async (trx) => {
    const gift = await findLockedGift(trx, { giftId });
    const run = await findRun(trx, { giftId, month });
    if (gift?.status !== 'ACTIVE' || !run?.next_try_at || run.told_at !== null) return undefined;
    const { amount_in_fen: amountInFen, next_try_at: chargeAt } = run;
    const event = `${month}:${chargeAt}`;
    await tellOfGift(trx, gift, { kind: 'monthlyAhead', event, amountInFen, chargeAt, now });
    return { gift, amountInFen, chargeAt };
  });
  if (!said) return;
  const { gift, amountInFen, chargeAt } = said;
  const { agreements } = services.gateways.get(gift.gateway);
  await agreements?.announce({ agreementNo: gift.agreement_no, amountInFen, chargeAt });
  await services.db
    .updateTable('monthly_runs')
    .set({ told_at: now })
    .where('gift_id', '=', giftId)
    .where('month', '=', month)
    .where('told_at', 'is', null)
    .where('next_try_at', '=', chargeAt)
    .execute();
}

export function findRun(
  trx: Pick<Trx, 'selectFrom'>,
  { giftId, month }: { giftId: string; month: string },
): Promise<MonthlyRun | undefined> {
  return trx
    .selectFrom('monthly_runs')
    .selectAll()
    .where('gift_id', '=', giftId)
    .where('month', '=', month)
    .executeTakeFirst();
}

/**
 * These books were put back to an earlier day, and someone may have paused since: every month that
 * is still to be charged is said anew, and waits as long as after any notice.
 */
export async function sayAnew(db: Database, now: number): Promise<void> {
  await db
    .updateTable('monthly_runs')
    .set({ told_at: null, asked_at: null, next_try_at: byDayFrom(now + noticeMs) })
    .where('next_try_at', 'is not', null)
    .execute();
}
