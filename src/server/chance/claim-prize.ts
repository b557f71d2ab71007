import type { Trx } from '#src/server/db/database.ts';
import { engineOf } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { sealAddress } from '#src/server/kinds/goods/address.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import type { prizeStates } from '#src/shared/chance/lottery-view.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Address } from '#src/shared/kinds/gear-order.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { declareAdult } from './declare-adult.ts';

/** For so many days after its end, winners of a lottery may still say where things go. */
const claimDays = 90;

export function claimByOf(endsAt: number): number {
  return endsAt + claimDays * dayMs;
}

type Stood = { addressedAt: number | null; sentAt: number | null; endsAt: number };

/** Answers where a thing that was won stands. */
export function stateOfPrize(
  { addressedAt, sentAt, endsAt }: Stood,
  now: number,
): (typeof prizeStates)[number] {
  if (sentAt !== null) return 'sent';
  if (addressedAt !== null) return 'toSend';
  return now < claimByOf(endsAt) ? 'won' : 'late';
}

type Claimed = { prizeId: string; userId: string; address: Address };

/**
 * Who won a thing says where it goes, and that they are of age; staff send it. Said again, the
 * later address counts, until it is on its way.
 */
export async function claimPrize(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { prizeId, userId, address }: Claimed,
  now: number,
): Promise<{ prizeId: string }> {
  return inTransaction(db, async (trx) => {
    const prize = await lockPrize(trx, prizeId);
    if (prize?.userId !== userId) throw new Problem('notFound');
    const state = stateOfPrize(prize, now);
    if (state === 'sent' || state === 'late') throw new Problem('prizeNotOpen');
    await declareAdult(trx, userId, now);
    const at = { place: 'lottery_prizes.address_sealed', row: prizeId } as const;
    await trx
      .updateTable('lottery_prizes')
      .set({ address_sealed: sealAddress(keys, at, address), addressed_at: now, staff_words: '' })
      .where('id', '=', prizeId)
      .execute();
    const task = { queue: 'prize', subjectId: prizeId, caseId: null, submittedBy: userId } as const;
    await openTask(trx, { ...task, now });
    return { prizeId };
  });
}

/** Whoever changes it waits, and is waited for. */
export async function lockPrize(trx: Trx, prizeId: string) {
  const query = trx
    .selectFrom('lottery_prizes')
    .innerJoin('activities', 'activities.id', 'lottery_prizes.activity_id')
    .select(['lottery_prizes.user_id as userId', 'addressed_at as addressedAt'])
    .select(['sent_at as sentAt', 'activities.ends_at as endsAt'])
    .where('lottery_prizes.id', '=', prizeId);
  const locked = engineOf(trx) === 'postgres' ? query.forUpdate('lottery_prizes') : query;
  return locked.executeTakeFirst();
}
