import * as v from 'valibot';
import { donationRecord } from '#src/shared/cases/donation-record.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  infoUuid,
  noOutput,
  pageSize,
  publicId,
  say,
  wholeNumber,
  words,
} from '#src/shared/contract/fields.ts';
import { channelCodes, otherChannel } from './channels.ts';
import { shareOrigin } from './share-origin.ts';
import { shareRecord } from './share-record.ts';

const channel = v.pipe(wholeNumber(0, 99, 'unknown'), v.picklist(channelCodes, say('unknown')));
const sourceId = v.optional(v.union([v.literal(''), publicId]), '');
const opened = v.pipe(wholeNumber(0, 99, 'unknown'), v.literal(2, say('unknown')));
const degree = v.optional(v.union([v.literal(''), wholeNumber(0, 99)]), '');

export const getShareInfo = defineCall({
  path: '/api/cf/v4/share/get-share-info',
  access: 'open',
  summary: 'Words, link and picture to share a case with on one channel',
  input: v.strictObject({
    infoUuid,
    channel: v.optional(channel, otherChannel),
    shareSourceId: sourceId,
    sharedv: degree,
  }),
  output: v.object({
    ...shareRecord.entries,
    /** It stands in the link, so that share-success can record it. */
    shareId: publicId,
  }),
  errors: ['notFound', 'shareNotOpen'],
  budgetPerMinute: 60,
});

/**
 * It is ours: the words above come from there, when the fundraiser wants others than the
 * platform's.
 */
export const saveShareWords = defineCall({
  path: '/api/cf/v4/share/save-share-words',
  access: 'owner',
  summary: "Keeps the fundraiser's own words for a channel; empty ones bring back the platform's",
  forOthers: true,
  input: v.strictObject({
    infoUuid,
    channel: v.optional(channel, otherChannel),
    title: v.optional(words(40), ''),
    desc: v.optional(words(120), ''),
  }),
  output: noOutput,
  errors: ['notFound'],
});

export const shareSuccess = defineCall({
  path: '/api/cf/v4/share/share-success',
  access: 'open',
  summary: 'Records that a case was passed on, once for each uuid',
  input: v.strictObject({
    uuid: v.pipe(v.string(say('required')), v.regex(/^[\w-]{16,64}$/, say('malformed'))),
    ...shareOrigin,
    infoId: infoUuid,
    channel: v.optional(channel, otherChannel),
    shareId: sourceId,
    shareDv: degree,
    shareSourceId: sourceId,
  }),
  output: v.object({ shareId: v.string(), shareCount: v.number() }),
  errors: ['notFound', 'shareNotOpen', 'idempotencyConflict'],
  budgetPerMinute: 30,
});

export const eventAddByOpenId = defineCall({
  path: '/api/cf/v4/share/event-add-by-open-id',
  access: 'open',
  summary: 'Counts that a case was opened, once a day a visitor; by a share, once for that share',
  beacon: true,
  input: v.strictObject({ infoUuid, eventType: opened, shareSourceId: sourceId }),
  output: noOutput,
});

export const detailGetShared = defineCall({
  path: '/api/cf/v5/detail/get-shared',
  access: 'open',
  summary: 'Gifts of the person through whose share one came, those under their name only',
  forOthers: true,
  input: v.strictObject({ infoUuid, sharedv: degree, shareSourceId: sourceId }),
  output: v.object({ list: v.array(donationRecord) }),
  errors: ['notFound'],
  coalesce: true,
});

export const detailGetFriendsAndStrangersOrders = defineCall({
  path: '/api/cf/v5/detail/get-friends-and-strangers-orders',
  access: 'open',
  summary: "Gifts that came through the viewer's own shares, however far, and the others",
  forOthers: true,
  input: v.strictObject({ infoUuid, anchorId, size: pageSize }),
  output: v.object({
    friends: v.array(donationRecord),
    strangers: v.array(donationRecord),
    hasNext: v.boolean(),
    anchorId: v.string(),
  }),
  errors: ['notFound'],
  coalesce: true,
});

export const sharingCalls = [
  getShareInfo,
  saveShareWords,
  shareSuccess,
  eventAddByOpenId,
  detailGetShared,
  detailGetFriendsAndStrangersOrders,
];
