import { textsOf } from '#src/messages/texts.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  saveShareWords as declaredSave,
  detailGetFriendsAndStrangersOrders,
  detailGetShared,
  eventAddByOpenId,
  getShareInfo,
  poster,
  qrcode,
  shareSuccess,
  shortLink,
  wxSignature,
} from '#src/shared/sharing/calls.ts';
import { findCaseSummary } from '../cases/find-case-summary.ts';
import { type CallContext, type HandledCall, handle } from '../platform/handle.ts';
import { addShare } from './add-share.ts';
import { countVisit } from './count-visit.ts';
import { findFriendsGifts } from './find-friends-gifts.ts';
import { findPoster } from './find-poster.ts';
import { findSharedGifts } from './find-shared-gifts.ts';
import { makeShortLink } from './make-short-link.ts';
import { noteVisit } from './note-visit.ts';
import { prepareShare } from './prepare-share.ts';
import { drawQrCode } from './qr-code.ts';
import { saveShareWords } from './save-share-words.ts';
import { signPage } from './sign-page.ts';

export const handledShareSuccess = handle(shareSuccess, (input, { house, viewer, now }) =>
  addShare(house, { ...input, userId: viewer?.userId }, now),
);

export const sharingRoutes: readonly HandledCall[] = [
  handle(getShareInfo, (input, { house, viewer, common, now }) =>
    prepareShare(house, { ...input, userId: viewer?.userId, locale: common.language }, now),
  ),
  handle(declaredSave, (input, { house, now }) => saveShareWords(house.db, input, now)),
  handledShareSuccess,
  handle(eventAddByOpenId, async ({ infoUuid, shareSourceId }, context) => {
    const { house, viewer, address, userAgent, now } = context;
    const visitor = { userId: viewer?.userId, address, userAgent };
    await countVisit(house, { caseId: infoUuid, shareSourceId, ...visitor }, now);
    await noteVisit(house, { caseId: infoUuid, ...visitor }, now);
    return null;
  }),
  handle(wxSignature, (input, { house, now }) => signPage(house, input, now)),
  handle(shortLink, ({ url }, { house, now }) => makeShortLink(house, url, now)),
  handle(qrcode, (input, { house }) => drawQrCode(house, input)),
  handle(poster, (input, { house, now }) => findPoster(house, input, now)),
  handle(detailGetShared, async ({ infoUuid, shareSourceId }, context) => {
    await requireCase(infoUuid, context);
    const asked = { caseId: infoUuid, shareSourceId, lovePerson: lovePersonOf(context) };
    return { list: await findSharedGifts(context.house.db, asked) };
  }),
  handle(detailGetFriendsAndStrangersOrders, async ({ infoUuid, ...page }, context) => {
    await requireCase(infoUuid, context);
    const asked = { ...page, caseId: infoUuid, userId: context.viewer?.userId };
    return findFriendsGifts(context.house.db, { ...asked, lovePerson: lovePersonOf(context) });
  }),
];

async function requireCase(infoUuid: string, { house, now }: CallContext): Promise<void> {
  if (!(await findCaseSummary(house.db, infoUuid, now))) throw new Problem('notFound');
}

function lovePersonOf({ common }: CallContext): string {
  return textsOf(common.language).cases.lovePerson;
}
