import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import {
  finishTask as declaredFinish,
  openGuide as declaredOpen,
  pointsSignIn,
  pointTaskList,
} from '#src/shared/points/calls.ts';
import { findScore } from './find-score.ts';
import { findTasks } from './find-tasks.ts';
import { finishTask } from './finish-task.ts';
import { openGuide } from './open-guide.ts';
import { signIn } from './sign-in.ts';

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

export const pointRoutes: readonly HandledCall[] = [
  handle(pointTaskList, async (_, context) => {
    const { userId } = viewerOf(context);
    const { db } = context.services;
    const list = await findTasks(db, userId, context.now);
    return { list, loveScore: await findScore(db, userId) };
  }),
  handledFinishTask,
  handledPointsSignIn,
  handledOpenGuide,
];
