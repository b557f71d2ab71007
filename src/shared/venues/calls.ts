import * as v from 'valibot';
import { activityStatuses } from '#src/shared/activities/activity-statuses.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { flag, noOutput, publicId, words } from '#src/shared/contract/fields.ts';
import { shareRecord } from '#src/shared/sharing/share-record.ts';

/** It names a venue, or the page of a team within one. */
const one = { activityId: publicId };
const open = { access: 'open', errors: ['notFound'] } as const;

export const venueActivity = defineCall({
  path: '/api/charity/activity/venue/get-activity-info',
  ...open,
  summary: 'A venue: its words in the asked language, its days, where it stands, how to share it',
  forOthers: true,
  input: v.strictObject(one),
  output: v.object({
    activityId: v.string(),
    /** A page within a venue tells its own id and name. */
    subActivityId: v.nullable(v.string()),
    subName: v.nullable(v.string()),
    activityType: v.literal('venue'),
    status: v.picklist(activityStatuses),
    name: v.string(),
    intro: v.string(),
    sponsor: v.string(),
    startsAt: v.number(),
    endsAt: v.number(),
    /** This is what was given through it and not returned. */
    currentMoney: v.number(),
    /** This is the least that a family may withdraw. */
    drawThreshold: v.number(),
    /** No case is named here, and a venue by itself adds to none. */
    currentCaseMoney: v.null(),
    lastSubsidyCount: v.literal(0),
    extInfo: v.object({
      flagInfo: v.object({ running: v.boolean() }),
      shareInfo: shareRecord,
      messageStatusType: v.picklist(['RUNNING', 'NOT_RUNNING']),
      /** Teams within a venue have pages of their own, and no rule of money. */
      ...{ teamInfo: v.null(), typeInfo: v.null() },
    }),
  }),
  coalesce: true,
});

export const ownPart = {
  gifts: v.number(),
  amountInFen: v.number(),
  families: v.number(),
  /** May the list of helpers name them? A hidden gift keeps them off it as well. */
  listed: v.boolean(),
};

export const venueOwnPart = defineCall({
  path: '/api/charity/activity/venue/get-user-info',
  access: 'login',
  summary: 'What the viewer gave through a venue and did not get back',
  forOthers: true,
  input: v.strictObject(one),
  output: v.object(ownPart),
  errors: ['notFound'],
});

/** It is ours: it changes the name alone, gifts stay as they are. */
export const venueSetListed = defineCall({
  path: '/api/charity/activity/venue/set-listed',
  access: 'login',
  summary: "Takes the viewer's name off a venue's list of helpers, or puts it back",
  input: v.strictObject({ ...one, listed: flag }),
  output: v.object(ownPart),
  errors: ['notFound'],
  budgetPerMinute: 30,
});

export const venueRecordUv = defineCall({
  path: '/api/charity/activity/venue/record-uv',
  ...open,
  summary: 'Counts who comes to a venue, a person or device once a day',
  beacon: true,
  input: v.strictObject(one),
  output: noOutput,
  budgetPerMinute: 60,
});

export const venueSourceUpload = defineCall({
  path: '/api/charity/activity/venue/page-source-upload',
  ...open,
  summary: 'Counts by which channel a venue was come to; words that are no channel count nothing',
  forOthers: true,
  input: v.strictObject({ ...one, source: words(64) }),
  output: noOutput,
  budgetPerMinute: 60,
});

export const venueCalls = [
  venueActivity,
  venueOwnPart,
  venueSetListed,
  venueRecordUv,
  venueSourceUpload,
];
