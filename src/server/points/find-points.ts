import type { Database } from '#src/server/db/database.ts';
import type { PointKind } from '#src/shared/points/points-view.ts';

type Came = { kind: PointKind; amount: number; createdAt: number };

/** Finds the last love value that came or went, newest first. */
export function findPoints(
  db: Database,
  { userId, size }: { userId: string; size: number },
): Promise<Came[]> {
  return db
    .selectFrom('points')
    .select(['kind', 'amount', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
}
