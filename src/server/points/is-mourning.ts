import type { Database, Trx } from '#src/server/db/database.ts';

/** Nothing is asked of a family in mourning: there are no tasks for them. */
export async function isMourning(db: Database | Trx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cases')
    .select('id')
    .where('owner_user_id', '=', userId)
    .where('mourning_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
