import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { originalType } from '#src/server/media/open-original.ts';
import * as calls from '#src/shared/raising/aides/calls.ts';
import { acceptHelp } from './accept-help.ts';
import { endHelp, leaveHelp } from './end-help.ts';
import { inviteAide } from './invite-aide.ts';
import { openSheetImage } from './open-sheet-image.ts';

export const inviteRoute = handle(calls.inviteAide, ({ infoUuid, kind }, { services, now }) =>
  inviteAide(services.db, { caseId: infoUuid, kind }, now),
);

export const acceptRoute = handle(calls.acceptHelp, ({ helpId }, context) => {
  const { userId } = viewerOf(context);
  return acceptHelp(context.services, { helpId, userId }, context.now);
});

export const endRoute = handle(calls.endHelp, async ({ infoUuid, helpId }, context) => {
  const { userId } = viewerOf(context);
  await endHelp(context.services, { caseId: infoUuid, helpId, userId }, context.now);
  return null;
});

export const leaveRoute = handle(calls.leaveHelp, async ({ helpId }, context) => {
  const { userId } = viewerOf(context);
  await leaveHelp(context.services, { helpId, userId }, context.now);
  return null;
});

export const aideRoutes: readonly HandledCall[] = [
  inviteRoute,
  acceptRoute,
  endRoute,
  leaveRoute,
  handle(calls.sheetImage, async ({ infoUuid: caseId, imageId }, context) => {
    const { userId } = viewerOf(context);
    const bytes = await openSheetImage(context.services, { caseId, imageId, userId });
    return { type: originalType, bytes, isPrivate: true };
  }),
];
