import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { requireGiftAmount } from '#src/server/donations/order/require-givable.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { activateGift, changeGift, endGift, pauseGift } from './change-gift.ts';
import { closeOrders } from './close-orders.ts';
import { findFamilyStop } from './find-family-stop.ts';
import { findLockedGift, findOpenRuns, type MonthlyGift } from './lock-gift.ts';
import type { MonthlyServices } from './open-signing.ts';

export type MonthlyAct = 'pause' | 'resume' | 'end';
type Own = { userId: string; giftId: string };

/** A donor has one tap for it. Tapped twice it is the same; what can't be any more is refused. */
export async function actOnGift(
  services: MonthlyServices,
  { act, ...own }: Own & { act: MonthlyAct },
  now: number,
): Promise<void> {
  const closes = await inTransaction(services.db, async (trx) => {
    const gift = await getOwn(trx, own);
    if (act === 'end')
      return gift.status === 'ENDED' ? [] : endGift(trx, gift, { reason: 'asked', now });
    if (act === 'pause') return pauseOnce(trx, gift, now);
    if (gift.status === 'ACTIVE') return [];
    if (gift.status !== 'PAUSED') throw new Problem('monthlyNotOpen');
    const stop = gift.case_id === null ? undefined : await findFamilyStop(trx, gift.case_id, now);
    if (stop && stop !== 'caseRests') {
      throw new Problem(stop === 'caseFilled' ? 'caseFilled' : 'caseNotOpen');
    }
    await activateGift(trx, gift, { now });
    return [];
  });
  // At the gateway it ends by the next run of the job, which also tries again what fails.
  services.wakeJobs();
  await closeOrders(services, closes, now);
}

async function pauseOnce(trx: Trx, gift: MonthlyGift, now: number): Promise<string[]> {
  if (gift.status === 'PAUSED') return [];
  if (gift.status !== 'ACTIVE') throw new Problem('monthlyNotOpen');
  return pauseGift(trx, gift, { reason: 'asked', now });
}

/**
 * From the next notice on it is another amount. A month that was said already takes less at once,
 * and more never: nobody is charged what they were not told.
 */
export async function changeAmount(
  services: MonthlyServices,
  { amountInFen, ...own }: Own & { amountInFen: number },
  now: number,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const gift = await getOwn(trx, own);
    if (gift.status !== 'ACTIVE' && gift.status !== 'PAUSED') throw new Problem('monthlyNotOpen');
    const { maxDonationInFen } = await findSettings(trx, services.config);
    requireGiftAmount(amountInFen, Math.min(maxDonationInFen, gift.most_in_fen));
    if (gift.amount_in_fen === amountInFen) return;
    await changeGift(trx, gift, { set: { amount_in_fen: amountInFen }, now });
    for (const run of await findOpenRuns(trx, gift.id)) {
      if (run.state !== 'SAID' || run.amount_in_fen <= amountInFen) continue;
      await trx
        .updateTable('monthly_runs')
        .set({ amount_in_fen: amountInFen })
        .where('gift_id', '=', run.gift_id)
        .where('month', '=', run.month)
        .execute();
    }
  });
}

/** Someone else's is as good as absent. */
async function getOwn(trx: Trx, { userId, giftId }: Own): Promise<MonthlyGift> {
  const gift = await findLockedGift(trx, { giftId });
  if (gift?.user_id !== userId) throw new Problem('notFound');
  return gift;
}
