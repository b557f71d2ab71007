import type { Database } from '#src/server/db/database.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { OwnVenue } from '#src/shared/venues/sub/team-page.ts';
import { findVenue } from './find-venue.ts';

const most = 20;

/** The venues and teams' pages a person gave through and did not get all back. */
export async function findOwnVenues(
  db: Database,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<OwnVenue[]> {
  const rows = await db
    .selectFrom('venue_givers')
    .select(['venue_id as venueId', 'amount_in_fen as amountInFen', 'families', 'unlisted'])
    .where('user_id', '=', userId)
    .where('gifts', '>', 0)
    .orderBy('venue_id')
    .limit(most)
    .execute();
  const own: OwnVenue[] = [];
  for (const { unlisted, ...row } of rows) {
    const venue = await findVenue(db, { venueId: row.venueId, locale });
    // A page that staff took down has no list either.
    if (!venue) continue;
    const { activityId, sub } = venue;
    own.push({ ...row, activityId, name: sub?.name ?? venue.name, listed: unlisted === 0 });
  }
  return own;
}
