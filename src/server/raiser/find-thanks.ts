import type { Database } from '#src/server/db/database.ts';

/** Finds what the family says to everyone who gave; empty where it has said nothing. */
export async function findThanks(db: Database, caseId: string): Promise<string> {
  const row = await db
    .selectFrom('case_thanks')
    .select('words')
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return row?.words ?? '';
}
