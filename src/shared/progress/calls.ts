import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, publicId, say, wholeNumber, words } from '#src/shared/contract/fields.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import { blessingKinds } from './blessings.ts';
import { mostPostImages, postLengths, postTypes, progressView } from './post-view.ts';

const content = v.pipe(
  words(postLengths.most),
  v.minLength(1, say('required')),
  v.minLength(postLengths.least, say('tooShort')),
);
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
    /** Which payout; the oldest that owes one where it is left out. */
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

const following = v.object({ following: v.boolean() });

export const progressFollow = defineCall({
  path: '/api/cf/v4/progress/follow',
  access: 'login',
  summary: 'Follows a case: its news come to the viewer',
  input: v.strictObject({ infoUuid }),
  output: following,
  errors: ['notFound', 'tooManyFollowed'],
});

export const progressUnfollow = defineCall({
  path: '/api/cf/v4/progress/unfollow',
  access: 'login',
  summary: 'No longer follows a case',
  input: v.strictObject({ infoUuid }),
  output: following,
});

export const progressFollowing = defineCall({
  path: '/api/cf/v4/progress/following',
  method: 'GET',
  access: 'open',
  summary: 'Whether the viewer follows a case; a guest follows none',
  input: v.strictObject({ infoUuid }),
  output: following,
  coalesce: true,
});

export const progressBless = defineCall({
  path: '/api/cf/v4/progress/bless',
  access: 'open',
  summary: 'Leaves a blessing at a case, one of each kind a person or device',
  input: v.strictObject({ infoUuid, kind: v.picklist(blessingKinds, say('unknown')) }),
  output: v.object({ count: v.number() }),
  errors: ['notFound'],
  budgetPerMinute: 20,
});

export const progressCalls = [
  progressGet,
  progressGetOne,
  progressAdd,
  progressUpdate,
  progressFollow,
  progressUnfollow,
  progressFollowing,
  progressBless,
];
