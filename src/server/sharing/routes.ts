import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import { type CallContext, type HandledCall, handle } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  saveShareWords as declaredSave,
  detailGetFriendsAndStrangersOrders,
  detailGetShared,
  eventAddByOpenId,
  getShareInfo,
  shareSuccess,
} from '#src/shared/sharing/calls.ts';
import { miniProgramCode } from '#src/shared/sharing/mini-program/calls.ts';
import { poster, qrcode, shortLink, wxSignature } from '#src/shared/sharing/pictures/calls.ts';
import { addShare } from './add-share.ts';
import { countVisit } from './count-visit.ts';
import { findFriendsGifts } from './find-friends-gifts.ts';
import { findSharedGifts } from './find-shared-gifts.ts';
import { makeShortLink } from './make-short-link.ts';
import { noteVisit } from './note-visit.ts';
import { drawMiniProgramCode } from './poster/draw-mini-program-code.ts';
import { findPoster } from './poster/find-poster.ts';
import { drawQrCode } from './poster/qr-code.ts';
import { prepareShare } from './prepare-share.ts';
import { saveShareWords } from './save-share-words.ts';
import { signPage } from './sign-page.ts';

export const handledShareSuccess = handle(shareSuccess, (input, context) => {
  const { services, viewer, common, now } = context;
  const share = { ...input, userId: viewer?.userId, touches: common.touches };
  return addShare(services, share, now);
});

export const sharingRoutes: readonly HandledCall[] = [
  handle(getShareInfo, (input, { services, viewer, common, now }) =>
    prepareShare(services, { ...input, userId: viewer?.userId, locale: common.language }, now),
  ),
  handle(declaredSave, (input, { services, now }) => saveShareWords(services.db, input, now)),
  handledShareSuccess,
  handle(eventAddByOpenId, async ({ infoUuid, shareSourceId }, context) => {
    const { services, viewer, common, address, userAgent, now } = context;
    const visitor = { userId: viewer?.userId, address, userAgent };
    await countVisit(services, { caseId: infoUuid, shareSourceId, ...visitor }, now);
    const { touches } = common;
    await noteVisit(services, { caseId: infoUuid, ...visitor, touches }, now);
    return null;
  }),
  handle(wxSignature, (input, { services, now }) => signPage(services, input, now)),
  handle(shortLink, ({ url }, { services, now }) => makeShortLink(services, url, now)),
  handle(qrcode, (input, { services }) => drawQrCode(services, input)),
  handle(miniProgramCode, (input, { services, now }) => drawMiniProgramCode(services, input, now)),
  handle(poster, (input, { services, now }) => findPoster(services, input, now)),
  handle(detailGetShared, async ({ infoUuid, shareSourceId }, context) => {
    await requireCase(infoUuid, context);
    const asked = { caseId: infoUuid, shareSourceId, locale: context.common.language };
    return { list: await findSharedGifts(context.services.db, asked) };
  }),
  handle(detailGetFriendsAndStrangersOrders, async ({ infoUuid, ...page }, context) => {
    await requireCase(infoUuid, context);
    const asked = { ...page, caseId: infoUuid, userId: context.viewer?.userId };
    return findFriendsGifts(context.services.db, { ...asked, locale: context.common.language });
  }),
];

async function requireCase(infoUuid: string, { services, now }: CallContext): Promise<void> {
  if (!(await findCaseSummary(services.db, { caseId: infoUuid }, now)))
    throw new Problem('notFound');
}
