import type { Database } from '#src/server/db/database.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import type { VenueView } from '#src/shared/venues/venue-view.ts';

type Visit = { venue: Pick<VenueView, 'activityId' | 'status'>; userId: string };

/**
 * Writes that somebody who signed in came to a venue while it runs, for its pennant; once a day.
 */
export async function noteVisit(
  db: Database,
  { venue, userId }: Visit,
  now: number,
): Promise<void> {
  if (venue.status !== 'APPROVE') return;
  await db
    .insertInto('venue_visit_days')
    .values({ activity_id: venue.activityId, user_id: userId, day: dayOf(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
