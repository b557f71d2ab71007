import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { originalType } from '#src/server/media/open-original.ts';
import * as calls from '#src/shared/review/calls.ts';
import { deskDecideMany } from '#src/shared/review/many/calls.ts';
import * as passing from '#src/shared/review/passing/calls.ts';
import { addNote } from './tasks/add-note.ts';
import { askFamily } from './tasks/ask-family.ts';
import { claimNextTask, claimTask, takeNextTask } from './tasks/claim-task.ts';
import { decideTask } from './tasks/decide-task.ts';
import { logCall } from './tasks/log-call.ts';
import { decideMany } from './tasks/many/decide-many.ts';
import { openTaskImage } from './tasks/open-task-image.ts';
import { assignTask, escalateTask, snoozeTask } from './tasks/pass-on.ts';
import { releaseTask } from './tasks/release-task.ts';
import { unmaskField } from './tasks/unmask-field.ts';

export const claimRoute = handle(calls.deskClaim, (input, context) =>
  claimTask(context.services.db, { ...input, staff: viewerOf(context) }, context.now),
);

export const claimNextRoute = handle(calls.deskClaimNext, (input, context) =>
  claimNextTask(context.services.db, { ...input, staff: viewerOf(context) }, context.now),
);

export const releaseRoute = handle(calls.deskRelease, (input, context) =>
  releaseTask(context.services.db, { ...input, staff: viewerOf(context) }, context.now),
);

export const decideRoute = handle(calls.deskDecide, async ({ thenNext, ...input }, context) => {
  const { services, now } = context;
  const staff = viewerOf(context);
  const decided = await decideTask(services, { ...input, staff }, now);
  const asked = { queue: decided.queue, staff };
  const next = thenNext ? await takeNextTask(services.db, asked, now) : null;
  return { ...decided, nextTaskId: next?.taskId ?? null };
});

export const decideManyRoute = handle(deskDecideMany, (input, context) => {
  const asked = { ...input, staff: viewerOf(context), locale: context.common.language };
  return decideMany(context.services, asked, context.now);
});

export const unmaskRoute = handle(calls.deskUnmask, (input, context) => {
  const asked = { ...input, staff: viewerOf(context), locale: context.common.language };
  return unmaskField(context.services, asked, context.now);
});

const image = handle(calls.deskImage, async (input, context) => {
  const asked = { ...input, staff: viewerOf(context), locale: context.common.language };
  const bytes = await openTaskImage(context.services, asked, context.now);
  return { type: originalType, bytes, isPrivate: true };
});

export const noteRoute = handle(calls.deskNote, async (input, context) => {
  await addNote(context.services.db, { ...input, staff: viewerOf(context) }, context.now);
  return null;
});

export const askFamilyRoute = handle(calls.deskAskFamily, async (input, context) => {
  await askFamily(context.services, { ...input, staff: viewerOf(context) }, context.now);
  return null;
});

export const logCallRoute = handle(calls.deskLogCall, async (input, context) => {
  await logCall(context.services.db, { ...input, staff: viewerOf(context) }, context.now);
  return null;
});

export const assignRoute = handle(passing.deskAssign, async (input, context) => {
  await assignTask(context.services, { ...input, staff: viewerOf(context) }, context.now);
  return null;
});

export const escalateRoute = handle(passing.deskEscalate, async (input, context) => {
  await escalateTask(context.services.db, { ...input, staff: viewerOf(context) }, context.now);
  return null;
});

export const snoozeRoute = handle(passing.deskSnooze, async (input, context) => {
  await snoozeTask(context.services.db, { ...input, staff: viewerOf(context) }, context.now);
  return null;
});

export const taskRoutes: readonly HandledCall[] = [
  claimRoute,
  claimNextRoute,
  releaseRoute,
  decideRoute,
  decideManyRoute,
  unmaskRoute,
  noteRoute,
  askFamilyRoute,
  assignRoute,
  escalateRoute,
  snoozeRoute,
  logCallRoute,
  image,
];
