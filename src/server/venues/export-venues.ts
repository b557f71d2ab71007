import { exportDirected } from '#src/server/activities/directed/export-directed.ts';
import type { Database } from '#src/server/db/database.ts';

/**
 * Answers what is kept of a person's part in venues, the teams' pages they opened, what they
 * directed.
 */
export async function exportVenues(db: Database, userId: string) {
  const venues = await db
    .selectFrom('venue_givers')
    .select(['venue_id', 'gifts', 'amount_in_fen', 'families', 'unlisted'])
    .where('user_id', '=', userId)
    .execute();
  const teamPages = await db
    .selectFrom('sub_venues')
    .select(['id', 'activity_id', 'name', 'created_at', 'hidden_at'])
    .where('created_by', '=', userId)
    .execute();
  return { venues, teamPages, ...(await exportDirected(db, userId)) };
}
