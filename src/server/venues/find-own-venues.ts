import type { Database } from '#src/server/db/database.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { OwnVenue } from '#src/shared/venues/sub/team-page.ts';
import { wordsIn } from './find-venue.ts';

const most = 20;

/**
 * Finds the venues and teams' pages a person gave through and did not get all back. A page that
 * staff took down has no list either.
 */
export async function findOwnVenues(
  db: Database,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<OwnVenue[]> {
  const rows = await db
    .selectFrom('venue_givers')
    .leftJoin('sub_venues', 'sub_venues.id', 'venue_givers.venue_id')
    .innerJoin('venues', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb(ref('venues.activity_id'), '=', fn.coalesce('sub_venues.activity_id', 'venue_id')),
      ),
    )
    .select(['venue_id as venueId', 'venue_givers.amount_in_fen as amountInFen', 'families'])
    .select(['unlisted', 'venues.activity_id as activityId', 'words', 'sub_venues.name as subName'])
    .where('venue_givers.user_id', '=', userId)
    .where('gifts', '>', 0)
    .where('sub_venues.hidden_at', 'is', null)
    .orderBy('venue_id')
    .limit(most)
    .execute();
  return rows.map(({ unlisted, words, subName, ...row }) => ({
    ...row,
    name: subName ?? wordsIn(words, locale).name,
    listed: unlisted === 0,
  }));
}
