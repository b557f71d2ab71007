import type { Database } from '#src/server/db/database.ts';
import type { TeamPage } from '#src/shared/venues/sub/team-page.ts';

const most = 20;

/** Finds the newest pages of teams within a venue, less those that staff took down. */
export async function findTeamPages(
  db: Database,
  { activityId }: { activityId: string },
): Promise<TeamPage[]> {
  return db
    .selectFrom('sub_venues')
    .innerJoin('venue_sums', 'venue_sums.venue_id', 'sub_venues.id')
    .select(['sub_venues.id as subActivityId', 'name', 'people'])
    .select(['amount_in_fen as amountInFen', 'cases'])
    .where('activity_id', '=', activityId)
    .where('hidden_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('sub_venues.id', 'desc')
    .limit(most)
    .execute();
}
