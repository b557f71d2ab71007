import type { Database } from '#src/server/db/database.ts';

/** Finds what a link opens; undefined for one that was taken back or never was. */
export async function findLinkedActivity(
  db: Database,
  linkId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sponsor_links')
    .select('activity_id as activityId')
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.activityId;
}

/** Finds the open link of each activity. */
export async function findSponsorLinks(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('sponsor_links')
    .select(['id', 'activity_id as activityId'])
    .where('revoked_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, activityId }) => [activityId, id]));
}
