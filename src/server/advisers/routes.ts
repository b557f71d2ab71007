import { type CallContext, handle, viewerOf } from '#src/server/door/handle.ts';
import {
  applyRaise,
  askForCall,
  contactGw,
  getGwInfo,
  getGwInfoV2,
  greenPathApply,
  serviceMessage,
  shareMenu,
} from '#src/shared/advisers/calls.ts';
import { deskSaveAdviser } from '#src/shared/advisers/desk/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { addInquiry, type NewInquiry } from './add-inquiry.ts';
import { findAdviser, findAdviserOfCity } from './find-advisers.ts';
import { saveAdviser } from './save-adviser.ts';

/** With the account of whoever is signed in, so that the answer finds them. */
function add(inquiry: Omit<NewInquiry, 'userId'>, context: CallContext) {
  const { services, viewer, common, now } = context;
  const { touches } = common;
  return addInquiry(services, { ...inquiry, userId: viewer?.userId, touches }, now);
}

export const handledApplyRaise = handle(applyRaise, async (input, context) => {
  const { name, mobile, ...content } = input;
  return { clewId: await add({ kind: 'raise', caller: { name, mobile }, content }, context) };
});

export const handledContactGw = handle(contactGw, async (input, context) => {
  const { name, mobile, city, infoUuid, adviserId } = input;
  const about = { infoUuid, adviserId, content: { city } };
  return {
    clewId: await add({ kind: 'adviser', caller: { name, mobile }, ...about }, context),
  };
});

export const handledGreenPathApply = handle(greenPathApply, async (input, context) => {
  const { infoUuid, ...content } = input;
  viewerOf(context);
  return { applyId: await add({ kind: 'greenPath', infoUuid, content }, context) };
});

export const handledServiceMessage = handle(serviceMessage, async (input, context) => {
  const { name, mobile, content, topic } = input;
  const inquiry = { kind: topic, caller: { name, mobile }, content: { content } };
  return { ticketId: await add(inquiry, context) };
});

export const handledAskForCall = handle(askForCall, async ({ infoUuid, part }, context) => ({
  clewId: await add({ kind: 'stuck', infoUuid, content: { part } }, context),
}));

const handledGetGwInfo = handle(getGwInfo, async ({ adviserId }, { services, common }) => {
  const found = await findAdviser(services.db, { adviserId, locale: common.language });
  if (!found) throw new Problem('notFound');
  return found;
});

const handledGetGwInfoV2 = handle(getGwInfoV2, async ({ city }, { services, common }) => {
  const found = await findAdviserOfCity(services.db, { city, locale: common.language });
  if (!found) throw new Problem('notFound');
  return found;
});

const handledShareMenu = handle(shareMenu, async ({ adviserId }, { services, common }) => {
  const locale = common.language;
  const found = await findAdviser(services.db, { adviserId, locale });
  if (!found) throw new Problem('notFound');
  const { advisers: t } = textsOf(locale);
  const { publicOrigin } = services.config;
  return {
    title: t.shareTitle(found.name, found.city),
    desc: t.shareDesc,
    link: publicOrigin + linkTo('raiseAdviser', { query: { adviserId }, locale }),
    imgUrl: publicOrigin + found.photo,
  };
});

export const handledSaveAdviser = handle(deskSaveAdviser, (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  return saveAdviser(context.services, { ...input, staffUserId }, context.now);
});

export const adviserRoutes = [
  handledApplyRaise,
  handledContactGw,
  handledGreenPathApply,
  handledServiceMessage,
  handledAskForCall,
  handledGetGwInfo,
  handledGetGwInfoV2,
  handledShareMenu,
  handledSaveAdviser,
];
