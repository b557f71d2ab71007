import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  infoUuid,
  publicId,
  say,
  wholeNumber,
  words,
  wordsBetween,
} from '#src/shared/contract/fields.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import { mostPostImages, postLengths, postTypes, progressView } from './post-view.ts';

const content = wordsBetween(postLengths.least, postLengths.most);
const images = v.optional(imageIds(mostPostImages), '');
const type = v.picklist(postTypes, say('unknown'));

export const progressGet = defineCall({
  path: '/api/cf/v4/progress/get',
  method: 'GET',
  access: 'open',
  summary: "A case's posts that staff passed, newest first; of one type or of all",
  forOthers: true,
  input: v.strictObject({
    infoUuid,
    offset: v.optional(wholeNumber(0, 1000), 0),
    limit: v.optional(wholeNumber(1, 50), 10),
    type: v.optional(v.union([v.literal(''), type], say('unknown')), ''),
  }),
  output: v.object({ list: v.array(progressView), hasNext: v.boolean() }),
  errors: ['notFound'],
  coalesce: true,
});

export const progressGetOne = defineCall({
  path: '/api/cf/v4/progress/getOne',
  method: 'GET',
  access: 'open',
  summary: 'One post; one that is not passed only to its author',
  forOthers: true,
  input: v.strictObject({ progressId: publicId }),
  output: progressView,
  errors: ['notFound'],
  coalesce: true,
});

export const progressAdd = defineCall({
  path: '/api/cf/v4/progress/add',
  access: 'owner',
  summary: 'Hands in a post for review; a fund-use post tells of a payout that still owes one',
  input: v.strictObject({
    infoUuid,
    content,
    images,
    type: v.optional(type, 'progress'),
    /** It says which payout; the oldest that owes one where it is left out. */
    payoutNo: v.optional(v.pipe(words(64), v.regex(/^[\w-]*$/, say('unknown'))), ''),
  }),
  output: progressView,
  errors: ['postsClosed', 'fundUseNotOwed', 'idempotencyConflict'],
  idempotent: true,
  budgetPerMinute: 20,
});

export const progressUpdate = defineCall({
  path: '/api/cf/v4/progress/update',
  access: 'owner',
  summary: 'Hands in an own post again, changed, while it waits or after it was refused',
  input: v.strictObject({ progressId: publicId, content, images }),
  output: progressView,
  errors: ['notFound', 'postsClosed', 'postShown'],
  budgetPerMinute: 20,
});

export const progressCalls = [progressGet, progressGetOne, progressAdd, progressUpdate];
