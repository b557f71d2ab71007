import type { SharedContext } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { VenueView } from '#src/shared/venues/venue-view.ts';
import { findVenue } from './find-venue.ts';

type Asking = Pick<SharedContext, 'services'> & { common: { language: Locale } };

/** Finds the venue that a call names, or the page within one. */
export async function getVenue(
  { activityId }: { activityId: string },
  { services, common }: Asking,
): Promise<VenueView> {
  const asked = { venueId: activityId, locale: common.language };
  const venue = await findVenue(services.db, asked);
  if (!venue) throw new Problem('notFound');
  return venue;
}
