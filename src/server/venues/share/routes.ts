import { canAttend } from '#src/server/activities/pockets/can-attend.ts';
import { findSharedSum } from '#src/server/activities/subsidies/find-subsidy.ts';
import { isPublicCase } from '#src/server/cases/is-public-case.ts';
import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { findEligible } from '#src/server/venues/find-eligible.ts';
import { getVenue } from '#src/server/venues/get-venue.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  subsidyOfShares,
  subsidyShareSuccess,
  venuePacketAccess,
} from '#src/shared/venues/share/calls.ts';
import { findBroughtByShares, findShareActivity } from './find-share-activity.ts';

type Asked = { activityId: string; infoUuid: string };

async function getShareActivity({ activityId, infoUuid }: Asked, context: CallContext) {
  const { services, now } = context;
  if (!(await isPublicCase(services.db, infoUuid))) throw new Problem('notFound');
  const found = await findShareActivity(services.db, { activityId, caseId: infoUuid }, now);
  if (!found) throw new Problem('notFound');
  return found;
}

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
  handle(subsidyOfShares, async (input, context) => {
    const { services, viewer } = context;
    const { rule, ...found } = await getShareActivity(input, context);
    const part = { activityId: found.activityId, caseId: input.infoUuid };
    const { perShareInFen, perPersonInFen } = rule;
    const subsidyInFen = viewer
      ? await findSharedSum(services.db, { ...part, userId: viewer.userId })
      : null;
    const brought = await findBroughtByShares(services.db, part);
    const told = { ...found, infoUuid: input.infoUuid, perShareInFen, perPersonInFen };
    return { ...told, ...brought, subsidyInFen };
  }),
  handle(subsidyShareSuccess, async (input, context) => {
    const { activityId } = await getShareActivity(input, context);
    const asked = { activityId, caseId: input.infoUuid, userId: viewerOf(context).userId };
    return { subsidyInFen: await findSharedSum(context.services.db, asked) };
  }),
];
