import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { PointKind } from '#src/shared/points/points-view.ts';
import { weekOf } from '#src/shared/points/weeks.ts';
import { changeBalance } from './change-balance.ts';

type Earned = { userId: string; kind: PointKind; subject: string; amount: number; day: string };

/** Writes one row, with the balance and the sum of its week; answers the new balance. */
export async function addPoints(trx: Trx, earned: Earned, now: number): Promise<number> {
  const { userId, ...row } = earned;
  await trx
    .insertInto('points')
    .values({ id: newId(), user_id: userId, ...row, created_at: now })
    .execute();
  const { balance, listed } = await changeBalance(trx, userId, row.amount);
  await trx
    .insertInto('point_weeks')
    .values({
      ...{ week: weekOf(now), user_id: userId, score: row.amount },
      ...{ reached_at: now, listed },
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'week']).doUpdateSet((eb) => ({
        score: eb('point_weeks.score', '+', row.amount),
        reached_at: now,
      })),
    )
    .execute();
  return balance;
}
