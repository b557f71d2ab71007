import type { Database } from '#src/server/db/database.ts';
import type { RightView } from '#src/shared/points/points-view.ts';
import { rightIds } from '#src/shared/points/rights.ts';

/** Finds every right there is, and which of them a person opened, or won. */
export async function findRights(
  db: Database,
  userId: string,
): Promise<(RightView & { won: boolean })[]> {
  const idsIn = async (table: 'point_rights' | 'point_won_rights') => {
    const rows = await db
      .selectFrom(table)
      .select('right_id')
      .where('user_id', '=', userId)
      .execute();
    return rows.map(({ right_id }) => right_id);
  };
  const [opened, won] = [await idsIn('point_rights'), await idsIn('point_won_rights')];
  return rightIds.map((rightId) => ({
    rightId,
    on: opened.includes(rightId),
    won: won.includes(rightId),
  }));
}
