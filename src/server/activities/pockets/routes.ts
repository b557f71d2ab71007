import { isPublicCase } from '#src/server/cases/is-public-case.ts';
import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import {
  canAttendPocket,
  getPocketsInPayGift,
  openPocketCall,
} from '#src/shared/activities/pockets/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { canAttend } from './can-attend.ts';
import { findPockets } from './find-pockets.ts';
import { openPocket } from './open-pocket.ts';

export const handledOpenPocket = handle(openPocketCall, async ({ redPocketId }, context) => {
  const { services, now } = context;
  const opened = { redPocketId, userId: viewerOf(context).userId };
  const { amountInFen } = await openPocket(services, opened, now);
  return { amountInFen };
});

export const pocketRoutes: readonly HandledCall[] = [
  handle(getPocketsInPayGift, ({ infoUuids: caseIds }, context) => {
    const { userId } = viewerOf(context);
    return findPockets(context.services.db, { userId, caseIds }, context.now);
  }),
  handle(canAttendPocket, async ({ infoUuid: caseId }, context) => {
    const { services, now } = context;
    if (!(await isPublicCase(services.db, caseId))) throw new Problem('notFound');
    const asked = { caseId, userId: viewerOf(context).userId };
    return { canAttend: await canAttend(services.db, asked, now) };
  }),
  handledOpenPocket,
];
