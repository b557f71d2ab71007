import type { Database, Trx } from '#src/server/db/database.ts';

/** Of a family in mourning nothing is asked: there are no tasks for them. */
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
