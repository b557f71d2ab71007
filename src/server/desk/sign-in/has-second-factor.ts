import type { Database } from '#src/server/db/database.ts';

export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_second_factors')
    .select('enrolled_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.enrolled_at != null;
}
