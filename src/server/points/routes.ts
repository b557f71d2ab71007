import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import {
  finishTask as declaredFinish,
  openGuide as declaredOpen,
  loveHomeFeeds,
  loveRankList,
  loveRankListed,
  loveRankMine,
  pointsExchange,
  pointsSignIn,
  pointTaskList,
} from '#src/shared/points/calls.ts';
import { findFeed } from './find-feed.ts';
import { findOwnRank, findRank } from './find-rank.ts';
import { findScore } from './find-score.ts';
import { openRight } from './rights/open-right.ts';
import { setListed } from './set-listed.ts';
import { findTasks } from './tasks/find-tasks.ts';
import { finishTask } from './tasks/finish-task.ts';
import { openGuide } from './tasks/open-guide.ts';
import { signIn } from './tasks/sign-in.ts';

const feedSize = 10;

export const handledFinishTask = handle(declaredFinish, ({ taskId }, context) => {
  const { userId } = viewerOf(context);
  return finishTask(context.services, { userId, taskId }, context.now);
});

export const handledPointsSignIn = handle(pointsSignIn, async (_, context) => {
  const { userId } = viewerOf(context);
  const { days, loveScore } = await signIn(context.services, userId, context.now);
  return { days, loveScore };
});

export const handledOpenGuide = handle(declaredOpen, ({ guide }, context) => {
  const { userId } = viewerOf(context);
  return openGuide(context.services.db, { userId, guide }, context.now);
});

export const handledPointsExchange = handle(pointsExchange, (input, context) => {
  const { userId } = viewerOf(context);
  return openRight(context.services, { ...input, userId }, context.now);
});

export const handledRankListed = handle(loveRankListed, ({ listed }, context) =>
  setListed(context.services, { userId: viewerOf(context).userId, listed }),
);

export const pointRoutes: readonly HandledCall[] = [
  handle(pointTaskList, async (_, context) => {
    const { userId } = viewerOf(context);
    const { db } = context.services;
    const list = await findTasks(db, userId, context.now);
    return { list, loveScore: await findScore(db, userId) };
  }),
  ...[handledFinishTask, handledPointsSignIn, handledOpenGuide],
  ...[handledPointsExchange, handledRankListed],
  handle(loveRankList, async (input, { services, common, now }) => {
    return { list: await findRank(services.db, { ...input, locale: common.language }, now) };
  }),
  handle(loveHomeFeeds, (input, { services, common, now }) => {
    const asked = { ...input, size: feedSize, locale: common.language };
    return findFeed(services.db, asked, now);
  }),
  handle(loveRankMine, ({ period }, context) => {
    const { userId } = viewerOf(context);
    return findOwnRank(context.services.db, { userId, period }, context.now);
  }),
];
