import { lockActivity } from '#src/server/activities/lock-activity.ts';
import type { Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Joined = { activityId: string; venueId: string };

/** The pool pays what newcomers of this venue direct, which has one such pool at a time. */
export async function joinVenue(trx: Trx, { activityId, venueId }: Joined): Promise<void> {
  await lockActivity(trx, venueId);
  const standing = await trx
    .selectFrom('venue_allowances')
    .innerJoin('activities', 'activities.id', 'venue_allowances.activity_id')
    .select('activities.id')
    .where('venue_id', '=', venueId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (standing) throw new Problem('venueHasAllowance');
  await trx
    .insertInto('venue_allowances')
    .values({ activity_id: activityId, venue_id: venueId })
    .execute();
}
