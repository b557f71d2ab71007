import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { noInput, say } from '#src/shared/contract/fields.ts';
import { taskView } from './points-view.ts';
import { guidesToRead, pointTasks } from './tasks.ts';

const loveScore = v.number();

export const pointTaskList = defineCall({
  path: '/api/cf/v4/points/tasks',
  access: 'login',
  summary: 'What love value is earned by, and what of it waits; nothing for a family in mourning',
  forOthers: true,
  input: noInput,
  output: v.object({ list: v.array(taskView), loveScore }),
  coalesce: true,
});

export const finishTask = defineCall({
  path: '/api/cf/v4/points/finish-task',
  access: 'login',
  summary: 'Takes the love value of what the platform itself saw done; asked again, it earns 0',
  input: v.strictObject({ taskId: v.picklist(pointTasks, say('unknown')) }),
  output: v.object({ loveScore, earned: v.number() }),
  budgetPerMinute: 120,
});

export const pointsSignIn = defineCall({
  path: '/api/cf/v4/points/sign-in',
  access: 'login',
  summary: "Signs in for the day of China's calendar, once; answers how many days on end",
  input: noInput,
  output: v.object({ days: v.number(), loveScore }),
  budgetPerMinute: 60,
});

/** Ours: whoever opens a guide here may take its love value after reading it. */
export const openGuide = defineCall({
  path: '/api/cf/v4/points/open-guide',
  access: 'login',
  summary: 'Notes that a guide was opened, so that it can count as read a minute later',
  input: v.strictObject({ guide: v.picklist(guidesToRead, say('unknown')) }),
  output: v.object({ guide: v.picklist(guidesToRead) }),
  budgetPerMinute: 60,
});

export const pointCalls = [pointTaskList, finishTask, pointsSignIn, openGuide];
