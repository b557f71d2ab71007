import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { pickQuietCase } from '#src/server/venues/find-cases-of-venue.ts';
import { getVenue } from '#src/server/venues/get-venue.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  allowanceProgress,
  decideSelfCall,
  newUserCreate,
  newUserGet,
} from '#src/shared/venues/allowance/calls.ts';
import { createAllowance } from './create-allowance.ts';
import { decideSelf } from './decide-self.ts';
import { findAllowance } from './find-allowance.ts';
import { findPoolOfVenue, findUsed } from './find-pool-of-venue.ts';

type Asked = { activityId: string };

async function askedBy(input: Asked, context: CallContext) {
  const { activityId: venueId } = await getVenue(input, context);
  return { venueId, userId: viewerOf(context).userId };
}

export const handledDecideSelf = handle(decideSelfCall, async (input, context) => {
  const { services, common, now } = context;
  const asked = await askedBy(input, context);
  const locale = common.language;
  const quiet = { activityId: asked.venueId, locale };
  const caseId = input.infoUuid || (await pickQuietCase(services.db, quiet, now))?.infoUuid;
  if (caseId === undefined) throw new Problem('caseNotOpen');
  const { amountInFen } = input;
  return decideSelf(services, { ...asked, caseId, amountInFen, locale }, now);
});

export const allowanceRoutes: readonly HandledCall[] = [
  handle(allowanceProgress, async (input, context) => {
    const { services, now } = context;
    const { activityId: venueId } = await getVenue(input, context);
    const pool = await findPoolOfVenue(services.db, { venueId }, now);
    const usedInFen = pool ? await findUsed(services.db, pool.activityId) : 0;
    return { usedInFen, totalInFen: pool?.totalInFen ?? 0 };
  }),
  handle(newUserGet, async (input, context) => {
    return findAllowance(context.services.db, await askedBy(input, context), context.now);
  }),
  handle(newUserCreate, async (input, context) => {
    return createAllowance(context.services, await askedBy(input, context), context.now);
  }),
  handledDecideSelf,
];
