import type { Database } from '#src/server/db/database.ts';

/** Did a link with a channel, first or last, lead to the launch of this case? */
export async function cameByChannel(db: Database, caseId: string): Promise<boolean> {
  const touch = await db
    .selectFrom('touches')
    .select('position')
    .where('subject', '=', 'launch')
    .where('subject_id', '=', caseId)
    .where('channel', '!=', '')
    .executeTakeFirst();
  return touch !== undefined;
}
