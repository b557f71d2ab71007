import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { deskHoldGrant, deskSettleHold } from '#src/shared/activities/sponsor/calls.ts';
import { holdGrant } from './hold-grant.ts';
import { settleHold } from './settle-hold.ts';

export const holdGrantRoute = handle(deskHoldGrant, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await holdGrant(context.services.db, { ...input, staffUserId }, context.now);
  return null;
});

export const settleHoldRoute = handle(deskSettleHold, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await settleHold(context.services, { ...input, staffUserId }, context.now);
  return null;
});

export const holdRoutes: readonly HandledCall[] = [holdGrantRoute, settleHoldRoute];
