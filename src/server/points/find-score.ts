import type { Database, Trx } from '#src/server/db/database.ts';

/** Finds a person's love value: the sum of what came and went. */
export async function findScore(db: Database | Trx, userId: string): Promise<number> {
  const row = await db
    .selectFrom('point_balances')
    .select('balance')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.balance ?? 0;
}
