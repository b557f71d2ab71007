import { inTransaction } from '#src/server/db/in-transaction.ts';
import { LineWatch } from '#src/server/payments/line-watch.ts';
import { isByDay } from '#src/shared/monthly/month-days.ts';
import { bookAgreementNotice } from './book-agreement-notice.ts';
import { endGift } from './change-gift.ts';
import { chargeMonth } from './charge-month.ts';
import { closeOrders } from './close-orders.ts';
import {
  type Due,
  findChargeable,
  findStopped,
  findUnasked,
  findUncancelled,
  findUnplanned,
  findUntold,
} from './find-due.ts';
import { findFamilyStop } from './find-family-stop.ts';
import { findLockedGift } from './lock-gift.ts';
import type { MonthlyServices } from './open-signing.ts';
import { planMonth, sayMonth } from './say-months.ts';
import { tellOfGift } from './tell-of-gift.ts';

/** A gateway that fails this often in a row is left alone until the next run. */
const maxFailures = 5;
const againMs = 10 * 60_000;

type Running = { signal?: AbortSignal | undefined };

/**
 * Does all that monthly gifts ask for by now, in an order in which what ended is charged no more.
 */
export async function runMonthly(
  services: MonthlyServices,
  { signal }: Running,
  now: number,
): Promise<{ failed: number }> {
  const line = new LineWatch(maxFailures);
  let failed = 0;
  const each = async (due: readonly Due[], act: (one: Due) => Promise<unknown>) => {
    for (const one of due) {
      signal?.throwIfAborted();
      if (line.down.has(one.gateway)) continue;
      const outcome = await act(one).then(
        () => 'done',
        (error: unknown) => {
          services.log.warn({ err: error, gateway: one.gateway }, 'a monthly gift waits');
          failed += 1;
          return 'failed';
        },
      );
      line.note(one.gateway, outcome);
    }
  };
  await each(await findUnasked(services, now), (one) => askAfterSigning(services, one, now));
  await each(await findStopped(services, now), (one) => stop(services, one, now));
  await each(await findUncancelled(services, now), (one) => cancel(services, one, now));
  await each(await findUnplanned(services, now), ({ giftId }) => planMonth(services, giftId, now));
  // What ended is told at any hour; what is taken, and its announcement, by day.
  if (!isByDay(now)) return { failed };
  await each(await findUntold(services), ({ giftId, month = '' }) =>
    sayMonth(services, { giftId, month }, now),
  );
  await each(await findChargeable(services, now), ({ giftId, month = '' }) =>
    chargeMonth(services, { giftId, month }, now),
  );
  return { failed };
}

async function askAfterSigning(services: MonthlyServices, { giftId }: Due, now: number) {
  const gift = await services.db
    .updateTable('monthly_gifts')
    .set({ ask_at: now + againMs })
    .where('id', '=', giftId)
    .where('ask_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (!gift) return;
  const answer = await services.gateways.get(gift.gateway).agreements?.query(gift.agreement_no);
  if (answer && 'notice' in answer) {
    await bookAgreementNotice(services, answer.notice, now);
    return;
  }
  if (now < gift.expires_at) return;
  await inTransaction(services.db, async (trx) => {
    const still = await findLockedGift(trx, { giftId });
    if (still?.status === 'SIGNING') await endGift(trx, still, { reason: 'unsigned', now });
  });
}

/** Its family raises no more: it stops by itself, says so, and never goes to another one. */
async function stop(services: MonthlyServices, { giftId }: Due, now: number): Promise<void> {
  const closes = await inTransaction(services.db, async (trx) => {
    const gift = await findLockedGift(trx, { giftId });
    const goesOn = gift?.status === 'ACTIVE' || gift?.status === 'PAUSED';
    const reason = goesOn && gift.case_id && (await findFamilyStop(trx, gift.case_id, now));
    if (!gift || !reason || reason === 'caseRests') return [];
    await tellOfGift(trx, gift, { kind: 'monthlyEnded', reason, now });
    return endGift(trx, gift, { reason, now });
  });
  await closeOrders(services, closes, now);
}

async function cancel(services: MonthlyServices, { giftId }: Due, now: number): Promise<void> {
  const gift = await services.db
    .updateTable('monthly_gifts')
    .set({ cancel_at: now + againMs })
    .where('id', '=', giftId)
    .where('cancel_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (!gift) return;
  await services.gateways.get(gift.gateway).agreements?.cancel(gift.agreement_no);
  await services.db
    .updateTable('monthly_gifts')
    .set({ cancel_at: null })
    .where('id', '=', giftId)
    .where('cancel_at', '=', now + againMs)
    .execute();
}
