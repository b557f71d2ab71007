import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  flag,
  noOutput,
  pageOf,
  pageSize,
  publicId,
  say,
  wordsBetween,
} from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { maxPennantLength, pennantSides, pennantView, thankedFor } from './pennant-view.ts';

const pennantId = publicId;

export const pennantList = defineCall({
  path: '/api/charity/pennant/list',
  access: 'login',
  summary: 'The pennants the viewer received, newest first; or those they gave',
  forOthers: true,
  input: v.strictObject({
    side: v.optional(v.picklist(pennantSides, say('unknown')), 'received'),
    anchorId,
    size: pageSize,
  }),
  output: pageOf(pennantView),
  coalesce: true,
});

export const pennantGive = defineCall({
  path: '/api/charity/pennant/give',
  access: 'login',
  summary: 'Thanks someone the viewer met on an appeal; one a pair and kind, a few a day',
  input: v.strictObject({
    toUserId: publicId,
    kind: v.picklist(thankedFor, say('unknown')),
    words: wordsBetween(1, maxPennantLength),
  }),
  output: pennantView,
  errors: ['pennantNotMet', 'pennantGiven', 'tooManyRequests'],
  budgetPerMinute: 20,
});

/** It is ours: nobody has to keep a pennant, nor to have given one. */
export const pennantRemove = defineCall({
  path: '/api/charity/pennant/remove',
  access: 'login',
  summary: 'Takes down a pennant one received or gave; who received it may ask staff to look at it',
  input: v.strictObject({ pennantId, report: v.optional(flag, false) }),
  output: noOutput,
  errors: ['notFound'],
  budgetPerMinute: 30,
});

/** It is ours: the pennant as a picture to keep, to print and to show. */
export const pennantPicture = defineCall({
  path: '/api/charity/pennant/picture',
  method: 'GET',
  answer: 'bytes',
  access: 'login',
  summary: 'A pennant one received as a picture; none of a void one',
  input: v.strictObject({
    pennantId,
    language: v.optional(v.picklist(locales, say('unknown')), defaultLocale),
  }),
  output: bytesOutput,
  errors: ['notFound'],
  budgetPerMinute: 60,
});

export const venueFindPennant = defineCall({
  path: '/api/charity/activity/venue/find-pennant',
  access: 'login',
  summary: "The viewer's pennant of a venue, and on how many days they came to it",
  forOthers: true,
  input: v.strictObject({ activityId: publicId }),
  output: v.object({
    pennant: v.nullable(pennantView),
    days: v.number(),
    neededDays: v.number(),
  }),
  errors: ['notFound'],
});

export const venueAwardPennant = defineCall({
  path: '/api/charity/activity/venue/award-visit-pennant',
  access: 'login',
  summary:
    'Takes the pennant of a venue the viewer came to on enough days; asked again it is the same',
  input: v.strictObject({ activityId: publicId }),
  output: pennantView,
  errors: ['notFound', 'visitsMissing'],
  budgetPerMinute: 30,
});

export const pennantCalls = [
  ...[pennantList, pennantGive, pennantRemove, pennantPicture],
  ...[venueFindPennant, venueAwardPennant],
];
