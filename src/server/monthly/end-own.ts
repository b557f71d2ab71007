import type { Database, Trx } from '#src/server/db/database.ts';
import { endGift } from './change-gift.ts';
import { findLockedGift } from './lock-gift.ts';

/** Whose account closes gives nothing any more: every agreement ends with it, first of all. */
export async function endOwnGifts(trx: Trx, userId: string, now: number): Promise<void> {
  const gifts = await trx
    .selectFrom('monthly_gifts')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '<>', 'ENDED')
    .orderBy('id')
    .execute();
  for (const { id: giftId } of gifts) {
    const gift = await findLockedGift(trx, { giftId });
    if (gift && gift.status !== 'ENDED') await endGift(trx, gift, { reason: 'accountClosed', now });
  }
  await trx
    .updateTable('monthly_gifts')
    .set({ account: '' })
    .where('user_id', '=', userId)
    .execute();
}

/** Answers what is kept of a person's monthly gifts. */
export async function exportMonthly(db: Database, userId: string) {
  const monthlyGifts = await db
    .selectFrom('monthly_gifts')
    .select(['id', 'case_id', 'amount_in_fen', 'day', 'anonymous', 'status', 'stop_reason'])
    .select(['gateway', 'agreement_no', 'account', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  const monthlyCharges = await db
    .selectFrom('monthly_runs')
    .innerJoin('monthly_gifts', 'monthly_gifts.id', 'monthly_runs.gift_id')
    .select(['gift_id', 'month', 'monthly_runs.amount_in_fen', 'state', 'skip_reason'])
    .select(['order_id', 'told_at', 'asked_at'])
    .where('user_id', '=', userId)
    .execute();
  return { monthlyGifts, monthlyCharges };
}
