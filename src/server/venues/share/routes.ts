import { canAttend } from '#src/server/activities/pockets/can-attend.ts';
import { findSharedSum } from '#src/server/activities/subsidies/find-subsidy.ts';
import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { findEligible } from '#src/server/venues/find-eligible.ts';
import { getVenue } from '#src/server/venues/get-venue.ts';
import { subsidyShareSuccess, venuePacketAccess } from '#src/shared/venues/share/calls.ts';
import { getShareActivity } from './find-share-activity.ts';

export const venueShareRoutes: readonly HandledCall[] = [
  handle(venuePacketAccess, async (input, context) => {
    const { services, common, now } = context;
    const { userId } = viewerOf(context);
    const { activityId } = await getVenue(input, context);
    const asked = { activityId, locale: common.language };
    // Two persons chose them, fifty at most.
    for (const { id: caseId } of await findEligible(services.db, asked, now)) {
      if (await canAttend(services.db, { caseId, userId }, now)) return { canAttend: true };
    }
    return { canAttend: false };
  }),
  handle(subsidyShareSuccess, async (input, context) => {
    const part = { activityId: input.activityId, caseId: input.infoUuid };
    const read = { ...part, locale: context.common.language };
    const { activityId } = await getShareActivity(context.services.db, read, context.now);
    const asked = { ...part, activityId, userId: viewerOf(context).userId };
    return { subsidyInFen: await findSharedSum(context.services.db, asked) };
  }),
];
