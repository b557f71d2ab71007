import type { Database } from '#src/server/db/database.ts';

export async function isFollowing(
  db: Database,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('case_follows')
    .select('case_id')
    .where('case_id', '=', caseId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
