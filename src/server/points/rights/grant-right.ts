import type { Trx } from '#src/server/db/database.ts';
import type { RightId } from '#src/shared/points/rights.ts';

type Won = { userId: string; rightId: RightId };

/** From now on this person may open a right whatever their love value is; won twice, it is one. */
export async function grantRight(trx: Trx, { userId, rightId }: Won, now: number): Promise<void> {
  await trx
    .insertInto('point_won_rights')
    .values({ user_id: userId, right_id: rightId, won_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
