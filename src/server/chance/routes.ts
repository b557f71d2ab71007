import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { awardNum } from '#src/shared/chance/award.ts';
import * as calls from '#src/shared/chance/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { claimPrize } from './claim-prize.ts';
import { drawOnce } from './draw-once.ts';
import { findChances } from './find-chances.ts';
import { findDraw, findDraws } from './find-draws.ts';
import { findLottery } from './find-lottery.ts';
import { getPublicRecord } from './find-public-record.ts';

async function lotteryOf(activityId: string, { services, common }: CallContext) {
  const lottery = await findLottery(services, { activityId, locale: common.language });
  if (!lottery) throw new Problem('notFound');
  return lottery;
}

async function told(activityId: string, context: CallContext) {
  const lottery = await lotteryOf(activityId, context);
  const { userId } = viewerOf(context);
  const own = await findChances(context.services.db, { lottery, userId }, context.now);
  return { ...lottery, ...own };
}

type Asked = { activityId: string; spend: boolean; adult: boolean };

async function draw({ activityId, ...asked }: Asked, context: CallContext) {
  const { services, common, now, idempotency } = context;
  const { userId } = viewerOf(context);
  const lottery = await lotteryOf(activityId, context);
  const drawn = await drawOnce(services, { lottery, userId, ...asked, idempotency }, now);
  const own = { ...drawn, userId, locale: common.language };
  const view = await findDraw(services.db, own, now);
  if (!view) throw new Problem('notFound');
  return view;
}

export const handledDraw = handle(calls.lotteryResult, draw);

export const handledClaim = handle(calls.lotteryClaim, (input, context) => {
  const { prizeId, adult: _, ...address } = input;
  const { userId } = viewerOf(context);
  return claimPrize(context.services, { prizeId, userId, address }, context.now);
});

const published = handle(calls.lotteryPublished, async (asked, { services }) => {
  const record = await getPublicRecord(services, asked);
  return {
    type: 'application/json; charset=utf-8' as const,
    bytes: new TextEncoder().encode(JSON.stringify(record)),
    isPrivate: true,
    fileName: `draw-record-${asked.activityId}.json`,
  };
});

export const chanceRoutes: readonly HandledCall[] = [
  handle(calls.lotteryGet, async ({ activityId }, context) => ({
    ...(await told(activityId, context)),
    awardNum,
  })),
  handle(calls.lotteryRecord, async ({ activityId: asked, ...page }, context) => {
    const { services, common, now } = context;
    const { activityId } = await lotteryOf(asked, context);
    const own = { activityId, userId: viewerOf(context).userId, locale: common.language };
    return findDraws(services.db, { ...own, ...page }, now);
  }),
  handle(calls.subDrawGet, ({ subActivityId }, context) => told(subActivityId, context)),
  handle(calls.subDrawApply, ({ subActivityId, ...asked }, context) =>
    draw({ activityId: subActivityId, ...asked }, context),
  ),
  ...[handledDraw, handledClaim, published],
];
