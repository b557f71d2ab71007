import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import * as calls from '#src/shared/venues/sub/calls.ts';
import { addTeamPage } from './add-team-page.ts';
import { findOwnPart } from './find-own-part.ts';
import { findVenue } from './find-venue.ts';

export const handledSubVenueCreate = handle(calls.subVenueCreate, (input, context) => {
  const { userId } = viewerOf(context);
  return addTeamPage(context.services, { ...input, userId }, context.now);
});

const ownPart = handle(calls.subVenueOwnPart, async ({ subActivityId: venueId }, context) => {
  const { services, common } = context;
  const venue = await findVenue(services.db, { venueId, locale: common.language });
  if (!venue?.sub) throw new Problem('notFound');
  return findOwnPart(services.db, { venueId, userId: viewerOf(context).userId });
});

export const subVenueRoutes: readonly HandledCall[] = [handledSubVenueCreate, ownPart];
