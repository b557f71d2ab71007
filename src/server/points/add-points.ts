import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { PointKind } from '#src/shared/points/points-view.ts';
import { changeBalance } from './change-balance.ts';

type Earned = { userId: string; kind: PointKind; subject: string; amount: number; day: string };

/** Writes one row and the balance with it; answers the new balance. */
export async function addPoints(trx: Trx, earned: Earned, now: number): Promise<number> {
  const { userId, ...row } = earned;
  await trx
    .insertInto('points')
    .values({ id: newId(), user_id: userId, ...row, created_at: now })
    .execute();
  return changeBalance(trx, userId, earned.amount);
}
