import type { Updateable } from 'kysely';
import type { Trx } from '#src/server/db/database.ts';
import type { MonthlyGiftsTable } from '#src/server/db/schema.ts';
import { nextMonth, noticeAtOf } from '#src/shared/monthly/month-days.ts';
import type { SkipReason, StopReason } from '#src/shared/monthly/monthly-rules.ts';
import { findOpenRuns, type MonthlyGift } from './lock-gift.ts';

const noNext = { next_month: null, notice_at: null } as const;

/** From now on it is charged; months whose notice went out before, or can't in time, are left out. */
export async function activateGift(
  trx: Trx,
  gift: MonthlyGift,
  { account = gift.account, now }: { account?: string; now: number },
): Promise<void> {
  const last = await trx
    .selectFrom('monthly_runs')
    .select(({ fn }) => fn.max('month').as('month'))
    .where('gift_id', '=', gift.id)
    .executeTakeFirst();
  const month = nextMonth({ day: gift.day, after: last?.month ?? '' }, now);
  const next = { next_month: month, notice_at: noticeAtOf(month, gift.day) };
  const active = { status: 'ACTIVE', stop_reason: null, ask_at: null, account } as const;
  await changeGift(trx, gift, { set: { ...active, ...next }, now });
}

type Stopped = { reason: StopReason; now: number };

/** Nothing more is charged until it is resumed. This answers the orders that wait for money. */
export async function pauseGift(trx: Trx, gift: MonthlyGift, { reason, now }: Stopped) {
  const set = { status: 'PAUSED', stop_reason: reason, ...noNext } as const;
  await changeGift(trx, gift, { set, now });
  return skipMonths(trx, gift.id, reason === 'refused' ? 'refused' : 'paused');
}

/** Nothing is charged any more, and its gateway hears of that. Answers the same. */
export async function endGift(trx: Trx, gift: MonthlyGift, { reason, now }: Stopped) {
  const ended = { status: 'ENDED', stop_reason: reason, ask_at: null, cancel_at: now } as const;
  await changeGift(trx, gift, { set: { ...ended, ...noNext }, now });
  return skipMonths(trx, gift.id, 'ended');
}

type Change = { set: Updateable<MonthlyGiftsTable>; now: number };

/** Writes the row, and what is kept of each of its changes. */
export async function changeGift(trx: Trx, gift: MonthlyGift, { set, now }: Change): Promise<void> {
  const changed = await trx
    .updateTable('monthly_gifts')
    .set(set)
    .where('id', '=', gift.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepChange(trx, changed, now);
}

export async function keepChange(trx: Trx, gift: MonthlyGift, now: number): Promise<void> {
  const { last } = await trx
    .selectFrom('monthly_changes')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('gift_id', '=', gift.id)
    .executeTakeFirstOrThrow();
  const { askedAt } = await trx
    .selectFrom('monthly_runs')
    .select(({ fn }) => fn.max<number | null>('asked_at').as('askedAt'))
    .where('gift_id', '=', gift.id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('monthly_changes')
    .values({
      ...{ gift_id: gift.id, position: (last ?? 0) + 1, status: gift.status },
      ...{ stop_reason: gift.stop_reason, amount_in_fen: gift.amount_in_fen },
      // A tap that waited for a charge to be claimed came after it, whatever its clock said before.
      changed_at: Math.max(now, askedAt ?? 0),
    })
    .execute();
}

/** What was paid is charged, by whichever way it was heard of. */
export async function markCharged(trx: Trx, giftId: string): Promise<void> {
  await trx
    .updateTable('monthly_runs')
    .set({ state: 'CHARGED', next_try_at: null })
    .where('gift_id', '=', giftId)
    .where('state', '=', 'CHARGING')
    .where('order_id', 'in', ({ selectFrom }) =>
      selectFrom('donations').select('id').where('paid_at', 'is not', null),
    )
    .execute();
}

async function skipMonths(trx: Trx, giftId: string, reason: SkipReason): Promise<string[]> {
  await markCharged(trx, giftId);
  const open = await findOpenRuns(trx, giftId);
  if (open.length === 0) return [];
  await trx
    .updateTable('monthly_runs')
    .set({
      state: reason === 'refused' ? 'FAILED' : 'SKIPPED',
      skip_reason: reason,
      next_try_at: null,
    })
    .where('gift_id', '=', giftId)
    .where('next_try_at', 'is not', null)
    .execute();
  return open.flatMap((run) => (run.order_id ? [run.trade_no] : []));
}
