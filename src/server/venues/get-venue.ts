import type { CallContext } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { VenueView } from '#src/shared/venues/venue-view.ts';
import { findVenue } from './find-venue.ts';

/** The venue that a call names, or the page within one. */
export async function getVenue(
  { activityId }: { activityId: string },
  { services, common }: CallContext,
): Promise<VenueView> {
  const asked = { venueId: activityId, locale: common.language };
  const venue = await findVenue(services.db, asked);
  if (!venue) throw new Problem('notFound');
  return venue;
}
