import type { Database } from '#src/server/db/database.ts';
import type { PointKind } from '#src/shared/points/points-view.ts';

type LastEarned = { kind: PointKind; count: number; amount: number };

/** Finds what a person took last, which is one task at one moment. */
export async function findLastEarned(
  db: Database,
  userId: string,
): Promise<LastEarned | undefined> {
  const row = await db
    .selectFrom('points')
    .select(['kind', 'created_at'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('amount').as('amount')])
    .where('user_id', '=', userId)
    .where('amount', '>', 0)
    .groupBy(['kind', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { kind: row.kind, count: Number(row.count), amount: Number(row.amount) };
}
