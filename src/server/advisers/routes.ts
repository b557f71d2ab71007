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
import { deskProposeAdviserDesk, deskSaveAdviser } from '#src/shared/advisers/desk/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { addInquiry, type NewInquiry } from './add-inquiry.ts';
import { findAdviser, findAdviserOfCity } from './find-advisers.ts';
import { getClew } from './leads/find-clew.ts';
import { proposeDesk } from './propose-desk.ts';
import { saveAdviser } from './save-adviser.ts';

/** Answers who calls, and by when. */
async function addLead(inquiry: Omit<NewInquiry, 'userId'>, context: CallContext) {
  const { services, common } = context;
  const clewId = await add(inquiry, context);
  services.wakeJobs();
  return getClew(services.db, { clewId, locale: common.language });
}

/** It goes with the account of whoever is signed in, so that the answer finds them. */
function add(inquiry: Omit<NewInquiry, 'userId'>, context: CallContext) {
  const { services, viewer, common, now } = context;
  const { touches } = common;
  return addInquiry(services, { ...inquiry, userId: viewer?.userId, touches }, now);
}

export const handledApplyRaise = handle(applyRaise, (input, context) => {
  const { name, mobile, ...content } = input;
  return addLead({ kind: 'raise', caller: { name, mobile }, content }, context);
});

export const handledContactGw = handle(contactGw, (input, context) => {
  const { name, mobile, city, infoUuid, adviserId } = input;
  const about = { infoUuid, adviserId, content: { city } };
  return addLead({ kind: 'adviser', caller: { name, mobile }, ...about }, context);
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

export const handledAskForCall = handle(askForCall, ({ infoUuid, part }, context) =>
  addLead({ kind: 'stuck', infoUuid, content: { part } }, context),
);

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

export const handledProposeAdviserDesk = handle(deskProposeAdviserDesk, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await proposeDesk(context.services, { ...input, staffUserId }, context.now);
  return null;
});

export const adviserRoutes = [
  handledProposeAdviserDesk,
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
