import type { Database } from '#src/server/db/database.ts';

/** The user id of a case's fundraiser. */
export async function findCaseOwner(db: Database, caseId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', caseId)
    .executeTakeFirst();
  return row?.owner_user_id;
}
