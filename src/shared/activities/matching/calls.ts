import * as v from 'valibot';
import { shownStatuses } from '#src/shared/activities/activity-statuses.ts';
import { activityTypes } from '#src/shared/activities/activity-types.ts';
import { poolView, ruleView, statusCode } from '#src/shared/activities/activity-view.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid } from '#src/shared/contract/fields.ts';

const oneCase = v.strictObject({ infoUuid });

export const matchingGiftAreaDetail = defineCall({
  path: '/api/cf/activity/matching-gift/area-detail',
  access: 'login',
  summary: 'What the newest matching of a case gave, by the areas that its appeals name themselves',
  forOthers: true,
  input: oneCase,
  output: v.object({
    pool: v.nullable(poolView),
    rule: v.nullable(ruleView),
    /** This is what the case that was asked of has of it. */
    matchedInFen: v.number(),
    list: v.array(
      v.object({
        /** It is null for appeals that are not public now. */
        area: v.nullable(v.string()),
        caseCount: v.number(),
        matchedInFen: v.number(),
      }),
    ),
  }),
  errors: ['notFound'],
});

export const pigStatus = defineCall({
  path: '/api/charity/charity-pig/case/activity/get-status',
  access: 'open',
  summary: 'Where the newest activity of a case stands; null where it was in none',
  forOthers: true,
  coalesce: true,
  input: oneCase,
  output: v.object({ status: v.nullable(v.picklist(shownStatuses)), statusCode }),
  errors: ['notFound'],
});

export const pigOwnPart = defineCall({
  path: '/api/charity/charity-pig/case/activity/get-user-info',
  access: 'login',
  summary:
    "The viewer's own part in the newest activity of a case: gifts it added to, and how much",
  forOthers: true,
  input: oneCase,
  output: v.object({
    status: v.nullable(v.picklist(shownStatuses)),
    activityId: v.nullable(v.string()),
    activityType: v.nullable(v.picklist(activityTypes)),
    giftCount: v.number(),
    /** This is what of the own gifts is not given back. */
    givenInFen: v.number(),
    matchedInFen: v.number(),
    isOwner: v.boolean(),
  }),
  errors: ['notFound'],
});

export const matchingCalls = [matchingGiftAreaDetail, pigStatus, pigOwnPart];
