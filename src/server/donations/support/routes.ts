import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { supportAdd, supportTakeBack } from '#src/shared/donations/support/calls.ts';
import { addSupport } from './add-support.ts';
import { takeBackSupport } from './take-back-support.ts';

export const handledSupportAdd = handle(supportAdd, (input, context) => {
  const { services, viewer, common, idempotency, now } = context;
  const wish = { ...input, userId: viewer?.userId };
  return addSupport(services, { wish, idempotency, locale: common.language }, now);
});

export const handledSupportTakeBack = handle(supportTakeBack, async ({ supportId }, context) => {
  const { userId } = viewerOf(context);
  await takeBackSupport(context.services, { supportId, userId }, context.now);
  return null;
});

export const supportRoutes: readonly HandledCall[] = [handledSupportAdd, handledSupportTakeBack];
