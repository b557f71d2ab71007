import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import * as calls from '#src/shared/raiser/calls.ts';
import { putAwayCase } from '#src/shared/raiser/dignity/calls.ts';
import {
  answerStaff as answerStaffCall,
  explainCase as explainCaseCall,
} from '#src/shared/raiser/questions/calls.ts';
import { raiserTasksOf } from '#src/shared/raiser/raiser-tasks.ts';
import { saveThanks as saveThanksCall } from '#src/shared/raiser/thanks/calls.ts';
import { answerStaff } from './answer-staff.ts';
import { choosePoster } from './choose-poster.ts';
import { putAway } from './dignity/put-away.ts';
import { explainCase } from './explain-case.ts';
import { findFundraiserVersion } from './find-fundraiser-version.ts';
import { findNeeds } from './find-needs.ts';
import { findRaiserCase } from './find-raiser-case.ts';
import { findRaiserPage } from './find-raiser-page.ts';
import { manageLabels } from './manage-labels.ts';
import { replyFast } from './reply-fast.ts';
import { saveThanks } from './save-thanks.ts';
import { tellMourning } from './tell-mourning.ts';

export const handledManageLabel = handle(calls.manageLabel, async (input, { services }) => {
  const { infoUuid: caseId, labels } = input;
  return { labels: await manageLabels(services, { caseId, labels }) };
});

export const handledFastReply = handle(calls.fastReply, (input, context) => {
  const { infoUuid: caseId, subject, content } = input;
  const { services, idempotency, now } = context;
  const ownerUserId = viewerOf(context).userId;
  return replyFast(services, { caseId, ownerUserId, subject, content, idempotency, now });
});

export const handledChoosePoster = handle(calls.choosePoster, (input, { services, now }) => {
  const { infoUuid: caseId, pictureId, words } = input;
  return choosePoster(services, { caseId, pictureId, words }, now);
});

export const handledSaveThanks = handle(saveThanksCall, (input, { services, now }) => {
  const { infoUuid: caseId, words } = input;
  return saveThanks(services.db, { caseId, words }, now);
});

export const handledTellMourning = handle(calls.tellMourning, async ({ infoUuid }, context) => {
  const told = { caseId: infoUuid, toldByUserId: viewerOf(context).userId };
  return { mourningAt: await tellMourning(context.services, told, context.now) };
});

export const handledPutAway = handle(putAwayCase, ({ infoUuid }, { services, now }) =>
  putAway(services, { caseId: infoUuid }, now),
);

export const handledAnswerStaff = handle(answerStaffCall, async (input, context) => {
  const { userId } = viewerOf(context);
  await answerStaff(context.services, { ...input, userId }, context.now);
  return null;
});

export const handledExplainCase = handle(explainCaseCall, async (input, context) => {
  const { userId } = viewerOf(context);
  await explainCase(context.services, { ...input, userId }, context.now);
  return null;
});

export const raiserRoutes: readonly HandledCall[] = [
  handle(calls.raiserManagePage, async ({ infoUuid }, context) => {
    const found = await getRaiserCase(infoUuid, context);
    return findRaiserPage(context.services.db, found, context.now);
  }),
  handle(calls.fundraiserGetVersion, (_, { services, viewer }) =>
    findFundraiserVersion(services, viewer?.userId),
  ),
  handle(calls.fundraiserTasks, async ({ infoUuid }, context) => {
    const found = await getRaiserCase(infoUuid, context);
    const needs = await findNeeds(context.services.db, found, context.now);
    return { list: raiserTasksOf(needs, context.now) };
  }),
  handledManageLabel,
  handledFastReply,
  handledChoosePoster,
  handledSaveThanks,
  handledTellMourning,
  handledPutAway,
  handledAnswerStaff,
  handledExplainCase,
];

async function getRaiserCase(infoUuid: string, { services, now }: CallContext) {
  const found = await findRaiserCase(services.db, { caseId: infoUuid }, now);
  if (!found) throw new Problem('notFound');
  return found;
}
