import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import * as calls from '#src/shared/papers/pennants/calls.ts';
import { awardVisit } from './award-visit.ts';
import { drawPennant } from './draw-pennant.ts';
import { findPennants, findVisitPennant } from './find-pennants.ts';
import { findVisit } from './find-visits.ts';
import { givePennant } from './give-pennant.ts';
import { removePennant } from './remove-pennant.ts';

export const handledPennantGive = handle(calls.pennantGive, (input, context) => {
  const given = { ...input, userId: viewerOf(context).userId, locale: context.common.language };
  return givePennant(context.services, given, context.now);
});

export const handledPennantRemove = handle(calls.pennantRemove, async (input, context) => {
  const own = { ...input, userId: viewerOf(context).userId };
  await removePennant(context.services, own, context.now);
  return null;
});

export const handledVisitAward = handle(calls.venueAwardPennant, ({ activityId }, context) => {
  const asked = { activityId, userId: viewerOf(context).userId, locale: context.common.language };
  return awardVisit(context.services, asked, context.now);
});

export const pennantRoutes: readonly HandledCall[] = [
  ...[handledPennantGive, handledPennantRemove, handledVisitAward],
  handle(calls.pennantList, (input, context) => {
    const { userId } = viewerOf(context);
    return findPennants(context.services, { ...input, userId, locale: context.common.language });
  }),
  handle(calls.venueFindPennant, async ({ activityId: asked }, context) => {
    const own = { userId: viewerOf(context).userId, locale: context.common.language };
    const { db } = context.services;
    const { activityId, days, neededDays } = await findVisit(db, { ...own, activityId: asked });
    const pennant = await findVisitPennant(context.services, { ...own, activityId });
    return { pennant: pennant ?? null, days, neededDays };
  }),
  handle(calls.pennantPicture, (input, context) =>
    drawPennant(context.services, { ...input, userId: viewerOf(context).userId }),
  ),
];
