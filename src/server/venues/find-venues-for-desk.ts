import type { Database } from '#src/server/db/database.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { VenueView } from '#src/shared/venues/venue-view.ts';
import { findVenues } from './find-venue.ts';

/** Finds the newest venues, each with who came, one a person and day, as long as days are kept. */
export async function findVenuesForDesk(
  db: Database,
  { locale }: { locale: Locale },
): Promise<(VenueView & { visits: number })[]> {
  const venues = await findVenues(db, { locale, running: false });
  if (venues.length === 0) return [];
  const days = await db
    .selectFrom('uv_days')
    .select('biz_id')
    .select((eb) => eb.cast<number>(eb.fn.sum('uv_count'), 'bigint').as('visits'))
    .where(
      'biz_id',
      'in',
      venues.map(({ venueId }) => `venue:${venueId}`),
    )
    .groupBy('biz_id')
    .execute();
  const visitsOf = new Map(days.map((row) => [row.biz_id, row.visits]));
  return venues.map((venue) => ({ ...venue, visits: visitsOf.get(`venue:${venue.venueId}`) ?? 0 }));
}
