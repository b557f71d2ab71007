import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import {
  monthlyChange,
  monthlyEnd,
  monthlyPause,
  monthlyResume,
  monthlySign,
} from '#src/shared/monthly/calls.ts';
import { actOnGift, changeAmount, type MonthlyAct } from './act-on-gift.ts';
import { signMonthly } from './sign-monthly.ts';

export const handledSign = handle(monthlySign, (input, context) => {
  const { services, common, idempotency, now } = context;
  const { platform, language: locale } = common;
  const wish = { ...input, userId: viewerOf(context).userId, platform };
  return signMonthly(services, { wish, idempotency, locale }, now);
});

const acting =
  (act: MonthlyAct) =>
  async ({ giftId }: { giftId: string }, context: CallContext) => {
    const { userId } = viewerOf(context);
    await actOnGift(context.services, { userId, giftId, act }, context.now);
    return null;
  };

export const handledPause = handle(monthlyPause, acting('pause'));
export const handledResume = handle(monthlyResume, acting('resume'));
export const handledEnd = handle(monthlyEnd, acting('end'));

export const handledChange = handle(monthlyChange, async (input, context) => {
  const { userId } = viewerOf(context);
  await changeAmount(context.services, { ...input, userId }, context.now);
  return null;
});

export const monthlyRoutes: readonly HandledCall[] = [
  ...[handledSign, handledPause, handledResume, handledEnd, handledChange],
];
