import type { Database, Trx } from '#src/server/db/database.ts';
import { findVenue } from '#src/server/venues/find-venue.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type VisitedVenue, visitDays } from '#src/shared/papers/pennants/pennant-view.ts';
import { dayNumberOf } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { activityId: string; userId: string; locale: Locale };

/** Counts on how many days a person came to a venue, or to a team's page of it. */
export async function findVisit(
  db: Database | Trx,
  { activityId: asked, userId, locale }: Asked,
): Promise<VisitedVenue> {
  const venue = await findVenue(db, { venueId: asked, locale });
  if (!venue) throw new Problem('notFound');
  const { activityId, name, startsAt, endsAt } = venue;
  const { days } = await db
    .selectFrom('venue_visit_days')
    .select(({ fn }) => fn.countAll<number>().as('days'))
    .where('activity_id', '=', activityId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const awarded = await db
    .selectFrom('pennants')
    .select('id')
    .where('activity_id', '=', activityId)
    .where('to_user_id', '=', userId)
    .executeTakeFirst();
  const lasts = dayNumberOf(endsAt - 1) - dayNumberOf(startsAt) + 1;
  const neededDays = Math.min(visitDays, lasts);
  return { activityId, name, days: Number(days), neededDays, awarded: awarded !== undefined };
}

const most = 10;

/** Finds the venues a person came to, newest first. */
export async function findVisits(
  db: Database,
  { userId, locale }: Omit<Asked, 'activityId'>,
): Promise<VisitedVenue[]> {
  const rows = await db
    .selectFrom('venue_visit_days')
    .select('activity_id as activityId')
    .where('user_id', '=', userId)
    .groupBy('activity_id')
    .orderBy(({ fn }) => fn.max('day'), 'desc')
    .orderBy('activity_id')
    .limit(most)
    .execute();
  return Promise.all(rows.map(({ activityId }) => findVisit(db, { activityId, userId, locale })));
}
