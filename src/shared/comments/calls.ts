import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  flag,
  infoUuid,
  noOutput,
  pageOf,
  pageSize,
  publicId,
  publicIds,
  say,
  wordsBetween,
} from '#src/shared/contract/fields.ts';
import {
  answeredComment,
  bizTypes,
  commentOrders,
  giftThread,
  likedTypes,
  maxCommentLength,
} from './comment-view.ts';

const content = wordsBetween(1, maxCommentLength);
const maybeId = v.optional(v.union([v.literal(''), publicId], say('unknown')), '');
const bizType = v.picklist(bizTypes, say('unknown'));
const addErrors = ['notFound', 'commentsClosed'] as const;

export const commentAdd = defineCall({
  path: '/api/cf/v4/comment/add',
  access: 'login',
  summary: 'Comments on a case, on a gift or an update of it, or answers a comment',
  input: v.strictObject({
    infoUuid,
    content,
    parentId: maybeId,
    orderId: maybeId,
    progressId: maybeId,
  }),
  output: answeredComment,
  errors: addErrors,
  budgetPerMinute: 20,
});

export const commentRemove = defineCall({
  path: '/api/cf/v4/comment/remove',
  access: 'login',
  summary: 'Removes an own comment; the fundraiser of the case and staff hide one of others',
  input: v.strictObject({ commentId: publicId }),
  output: noOutput,
  errors: ['notFound'],
});

const pageOfCase = { infoUuid, anchorId, size: pageSize };
const order = v.optional(v.picklist(commentOrders, say('unknown')), 'newest');

export const commentGet = defineCall({
  path: '/api/cf/v4/comment/get',
  access: 'open',
  summary: "The comments of a case, newest or most liked first; the viewer's own lead them",
  input: v.strictObject({ ...pageOfCase, order }),
  output: pageOf(answeredComment),
  errors: ['notFound'],
  coalesce: true,
});

export const commentGetV1 = defineCall({
  path: '/api/cf/v4/comment/get-v1',
  access: 'open',
  summary: 'The gifts of a case that were commented on, newest first, each with its comments',
  forOthers: true,
  input: v.strictObject(pageOfCase),
  output: pageOf(giftThread),
  errors: ['notFound'],
  coalesce: true,
});

export const frameCommentList = defineCall({
  path: '/api/frame/comment/list',
  access: 'open',
  summary: 'The comments of one thread, newest or most liked first',
  input: v.strictObject({ bizType, bizId: publicId, anchorId, order }),
  output: pageOf(answeredComment),
  errors: ['notFound'],
  coalesce: true,
});

export const frameCommentSave = defineCall({
  path: '/api/frame/comment/save-msg',
  access: 'login',
  summary: 'Comments in one thread',
  input: v.strictObject({ bizType, bizId: publicId, content }),
  output: answeredComment,
  errors: addErrors,
  budgetPerMinute: 20,
});

export const frameLike = defineCall({
  path: '/api/frame/bc/like',
  access: 'login',
  summary: 'Likes a comment or a verification, or takes the like back',
  input: v.strictObject({
    bizType: v.picklist(likedTypes, say('unknown')),
    bizId: publicId,
    on: flag,
  }),
  output: v.object({ liked: v.boolean(), count: v.number() }),
  errors: ['notFound', 'verifiedByYou'],
});

export const frameLiked = defineCall({
  path: '/api/frame/bc/liked',
  access: 'open',
  summary: 'Which of these comments or verifications the viewer likes; a guest likes none',
  input: v.strictObject({
    bizType: v.picklist(likedTypes, say('unknown')),
    bizIds: publicIds(50),
  }),
  output: v.object({ liked: v.array(v.string()) }),
  coalesce: true,
});

export const commentCalls = [
  commentAdd,
  commentRemove,
  commentGet,
  commentGetV1,
  frameCommentList,
  frameCommentSave,
  frameLike,
  frameLiked,
];
