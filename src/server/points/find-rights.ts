import type { Database } from '#src/server/db/database.ts';
import type { RightView } from '#src/shared/points/points-view.ts';
import { rightIds } from '#src/shared/points/rights.ts';

/** Every right there is, and which of them a person opened. */
export async function findRights(db: Database, userId: string): Promise<RightView[]> {
  const rows = await db
    .selectFrom('point_rights')
    .select('right_id')
    .where('user_id', '=', userId)
    .execute();
  return rightIds.map((rightId) => ({
    rightId,
    on: rows.some(({ right_id }) => right_id === rightId),
  }));
}
