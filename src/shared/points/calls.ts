import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { anchorId, flag, infoUuid, noInput, pageOf, say } from '#src/shared/contract/fields.ts';
import { feedItem } from './feed-view.ts';
import { rankRow, rightView, taskView } from './points-view.ts';
import { rightIds } from './rights.ts';
import { guidesToRead, pointTasks } from './tasks.ts';
import { rankPeriods } from './weeks.ts';

const loveScore = v.number();
const period = v.optional(v.picklist(rankPeriods, say('unknown')), 'thisWeek');

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

/** It is ours: whoever opens a guide here may take its love value after reading it. */
export const openGuide = defineCall({
  path: '/api/cf/v4/points/open-guide',
  access: 'login',
  summary: 'Notes that a guide was opened, so that it can count as read a minute later',
  input: v.strictObject({ guide: v.picklist(guidesToRead, say('unknown')) }),
  output: v.object({ guide: v.picklist(guidesToRead) }),
  budgetPerMinute: 60,
});

export const pointsExchange = defineCall({
  path: '/api/cf/v4/points/exchange',
  access: 'login',
  summary: 'Opens a right, above 100 love value, or puts it away; uses nothing up',
  input: v.strictObject({
    rightId: v.picklist(rightIds, say('unknown')),
    on: v.optional(flag, true),
  }),
  output: rightView,
  errors: ['rightNotReached'],
  budgetPerMinute: 60,
});

export const loveRankList = defineCall({
  path: '/api/cf/v5/love-rank/list',
  access: 'open',
  summary: 'Love value of a week, of those who chose to be listed; of a case, who left words there',
  forOthers: true,
  input: v.strictObject({ infoUuid: v.optional(v.union([v.literal(''), infoUuid]), ''), period }),
  output: v.object({ list: v.array(rankRow) }),
  coalesce: true,
  budgetPerMinute: 60,
});

export const loveRankMine = defineCall({
  path: '/api/cf/v5/love-rank/mine',
  access: 'login',
  summary: 'Where the viewer stands in a week; no rank for who is not listed',
  forOthers: true,
  input: v.strictObject({ period }),
  output: v.object({ rank: v.nullable(v.number()), loveScore, listed: v.boolean() }),
  coalesce: true,
});

/** It is ours: nobody stands on the list who did not choose it. */
export const loveRankListed = defineCall({
  path: '/api/cf/v5/love-rank/set-listed',
  access: 'login',
  summary: 'Puts the viewer on the weekly list of love value, or takes them off it',
  input: v.strictObject({ listed: flag }),
  output: v.object({ listed: v.boolean() }),
  budgetPerMinute: 60,
});

export const loveHomeFeeds = defineCall({
  path: '/api/charity/love-home/feeds',
  access: 'open',
  summary: 'What families told, who verified them and what people wish, newest first',
  forOthers: true,
  input: v.strictObject({ anchorId }),
  output: pageOf(feedItem),
  coalesce: true,
  budgetPerMinute: 60,
});

export const pointCalls = [
  ...[pointTaskList, finishTask, pointsSignIn, openGuide, pointsExchange],
  ...[loveRankList, loveRankMine, loveRankListed, loveHomeFeeds],
];
