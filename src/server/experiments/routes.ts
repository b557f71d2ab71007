import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { caseAbStatus, payExperiment, userPortrait } from '#src/shared/experiments/calls.ts';
import { deskProposeTest, deskStopTest } from '#src/shared/experiments/desk/calls.ts';
import { findAbStatus } from './find-ab-status.ts';
import { findPayExperiment } from './find-pay-experiment.ts';
import { findPortrait } from './find-portrait.ts';
import { proposeTest } from './propose-test.ts';
import { stopTest } from './stop-test.ts';
import { browserCookie } from './subject.ts';

const browserIdOf = (context: CallContext) => context.readCookie(browserCookie.name);

const payExperimentRoute = handle(payExperiment, async ({ infoUuid: caseId }, context) => {
  const { services, viewer, now } = context;
  const asked = { caseId, viewer, browserId: browserIdOf(context) };
  const found = await findPayExperiment(services, asked, now);
  if (!found) throw new Problem('notFound');
  return found;
});

const abStatusRoute = handle(caseAbStatus, async ({ infoUuid: caseId }, context) => {
  const { services, viewer, now } = context;
  const asker = { userId: viewer?.userId, browserId: browserIdOf(context) };
  const { group } = await findAbStatus(services.db, { caseId, asker }, now);
  return { group };
});

const portraitRoute = handle(userPortrait, async ({ infoUuid: caseId }, { services, viewer }) => ({
  portrait: await findPortrait(services.db, { caseId, viewer }),
}));

export const proposeTestRoute = handle(deskProposeTest, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await proposeTest(context.services.db, { ...input, staffUserId }, context.now);
  return null;
});

export const stopTestRoute = handle(deskStopTest, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await stopTest(context.services, { ...input, staffUserId }, context.now);
  return null;
});

export const experimentRoutes: readonly HandledCall[] = [
  payExperimentRoute,
  abStatusRoute,
  portraitRoute,
  proposeTestRoute,
  stopTestRoute,
];
