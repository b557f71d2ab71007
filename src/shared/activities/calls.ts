import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, publicId, say, wholeNumber } from '#src/shared/contract/fields.ts';
import { activityView, matchView, ownMatchView, poolView, ruleView } from './activity-view.ts';
import { giftChannels } from './matching/match-fields.ts';

const oneCase = v.strictObject({ infoUuid });
const openRead = { access: 'open', errors: ['notFound'], coalesce: true } as const;

/** A client may tell this of whence it asks; whatever it tells, the same is true of the case. */
const askedFrom = {
  bizType: v.optional(v.picklist(['ACTIVITY_MANAGE', 'CASE_INFO'], say('unknown'))),
  channel: v.optional(v.picklist(giftChannels, say('unknown'))),
  sharedv: v.optional(v.union([v.literal(''), wholeNumber(0, 99)]), ''),
  bonfireUuid: v.optional(v.union([v.literal(''), publicId]), ''),
};

export const getActivitys = defineCall({
  path: '/api/cf/activity/get-activitys',
  summary: 'The activities that a case is or was in, newest first, with what it has of each',
  forOthers: true,
  input: v.strictObject({ infoId: infoUuid, ...askedFrom }),
  output: v.array(activityView),
  ...openRead,
});

export const getActivityInfo = defineCall({
  path: '/api/cf/activity/get-activity-info',
  summary: 'One activity: where it stands, its rule and its money',
  forOthers: true,
  input: v.strictObject({ activityId: publicId }),
  output: activityView,
  ...openRead,
});

export const getDonatorCaseActivityInfo = defineCall({
  path: '/api/cf/activity/get-donator-case-activity-info',
  access: 'login',
  summary: 'What the own gifts to a case were matched with, the newest fifty and the sum of all',
  forOthers: true,
  input: oneCase,
  output: v.object({ matchedInFen: v.number(), list: v.array(ownMatchView) }),
});

export const subsidyGet = defineCall({
  path: '/api/cf/activity/subsidy/get',
  summary: 'The pool that matches gifts to a case: what it gave, has left, and can match there',
  forOthers: true,
  input: oneCase,
  output: v.object({
    pool: v.nullable(poolView),
    usedInFen: v.number(),
    leftInFen: v.number(),
    lastSubsidyCount: v.number(),
  }),
  ...openRead,
});

export const matchingGiftDetail = defineCall({
  path: '/api/cf/activity/matching-gift/detail',
  access: 'login',
  summary:
    'Pool and rule of the newest matching of a case, and its newest matches, of nobody named',
  forOthers: true,
  input: oneCase,
  output: v.object({
    pool: v.nullable(poolView),
    rule: v.nullable(ruleView),
    /** This is all that the case has of sponsors. */
    matchedInFen: v.number(),
    list: v.array(matchView),
  }),
  errors: ['notFound'],
});

export const activityCalls = [
  getActivitys,
  getActivityInfo,
  getDonatorCaseActivityInfo,
  subsidyGet,
  matchingGiftDetail,
];
