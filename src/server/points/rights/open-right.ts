import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { changeBalance } from '#src/server/points/change-balance.ts';
import type { Services } from '#src/server/services.ts';
import { tagOfWishes } from '#src/server/wishes/find-wishes.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { RightView } from '#src/shared/points/points-view.ts';
import { type RightId, scoreForRights } from '#src/shared/points/rights.ts';

type Asked = { userId: string; rightId: RightId; on: boolean };

/**
 * Opens a right, or puts it away. It uses nothing up; what was opened stays when love value falls,
 * but nothing new is opened then, unless it was won.
 */
export async function openRight(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { userId, rightId, on }: Asked,
  now: number,
): Promise<RightView> {
  await inTransaction(db, async (trx) => {
    const { balance } = await changeBalance(trx, userId, 0);
    if (!on) {
      await trx
        .deleteFrom('point_rights')
        .where('user_id', '=', userId)
        .where('right_id', '=', rightId)
        .execute();
      return;
    }
    if (balance <= scoreForRights && !(await hasWon(trx, { userId, rightId }))) {
      throw new Problem('rightNotReached');
    }
    await trx
      .insertInto('point_rights')
      .values({ user_id: userId, right_id: rightId, opened_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  if (rightId === 'wishPaper') pageTags.purge([tagOfWishes]);
  return { rightId, on };
}

async function hasWon(trx: Trx, { userId, rightId }: Omit<Asked, 'on'>): Promise<boolean> {
  const won = await trx
    .selectFrom('point_won_rights')
    .select('won_at')
    .where('user_id', '=', userId)
    .where('right_id', '=', rightId)
    .executeTakeFirst();
  return won !== undefined;
}
