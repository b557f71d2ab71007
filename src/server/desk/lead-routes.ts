import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import * as calls from '#src/shared/desk/leads/calls.ts';
import { callLead } from './leads/call-lead.ts';
import { claimLead } from './leads/claim-lead.ts';
import { handLead } from './leads/hand-lead.ts';
import { moveGreenPath } from './leads/move-green-path.ts';
import { revealGreenPath } from './leads/reveal-green-path.ts';
import { revealLead } from './leads/reveal-lead.ts';

export const claimLeadRoute = handle(calls.deskClaimLead, async ({ leadId }, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await claimLead(context.services.db, { leadId, staffUserId }, context.now);
  return null;
});

export const callLeadRoute = handle(calls.deskCallLead, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await callLead(context.services, { ...input, staffUserId }, context.now);
  return null;
});

export const handLeadRoute = handle(calls.deskHandLead, async (input, context) => {
  await handLead(context.services, { ...input, staff: viewerOf(context) }, context.now);
  return null;
});

export const revealLeadRoute = handle(calls.deskRevealLead, ({ leadId }, context) => {
  const { userId: staffUserId } = viewerOf(context);
  return revealLead(context.services, { leadId, staffUserId }, context.now);
});

export const moveGreenPathRoute = handle(calls.deskMoveGreenPath, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await moveGreenPath(context.services, { ...input, staffUserId }, context.now);
  return null;
});

export const revealGreenPathRoute = handle(calls.deskRevealGreenPath, (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  return revealGreenPath(context.services, { ...input, staffUserId }, context.now);
});

export const leadDeskRoutes: readonly HandledCall[] = [
  ...[claimLeadRoute, callLeadRoute, handLeadRoute, revealLeadRoute],
  ...[moveGreenPathRoute, revealGreenPathRoute],
];
