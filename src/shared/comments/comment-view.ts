import * as v from 'valibot';
import { donationRecord } from '#src/shared/cases/donation-record.ts';

/** This is what a thread of comments hangs on. */
export const bizTypes = ['case', 'order', 'progress', 'verification'] as const;
export type BizType = (typeof bizTypes)[number];

/** These can be liked. */
export const likedTypes = ['comment', 'verification'] as const;
export type LikedType = (typeof likedTypes)[number];

export const commentOrders = ['newest', 'liked'] as const;
export type CommentOrder = (typeof commentOrders)[number];

export const maxCommentLength = 500;

/** This is a comment as one viewer sees it. */
const commentView = v.object({
  commentId: v.string(),
  infoUuid: v.string(),
  bizType: v.picklist(bizTypes),
  bizId: v.string(),
  /** This is the comment it answers, and whose that is; null where that one is gone. */
  parentId: v.nullable(v.string()),
  replyTo: v.nullable(v.string()),
  nickname: v.string(),
  headImgUrl: v.string(),
  /** Did its author open the frame, a right of love value? */
  framed: v.boolean(),
  content: v.string(),
  createdAt: v.number(),
  likeCount: v.number(),
  /** The viewer did so. */
  liked: v.boolean(),
  isSelf: v.boolean(),
  /** It was written by the fundraiser of the case. */
  isRaiser: v.boolean(),
  /** It is hidden from everyone but its author, who is told. */
  hidden: v.boolean(),
  /** May the viewer take it away: as its author, or by hiding it? */
  canRemove: v.boolean(),
});
export type CommentView = v.InferOutput<typeof commentView>;

/** This is a comment as calls answer it: when, under the specification's name beside ours. */
export const commentAnswer = v.object({ ...commentView.entries, time: v.number() });
export type CommentAnswer = v.InferOutput<typeof commentAnswer>;

/** It comes with the answers to it that its reader may see, oldest first. */
export const answeredComment = v.object({
  ...commentAnswer.entries,
  comments: v.array(commentAnswer),
});
export type AnsweredComment = v.InferOutput<typeof answeredComment>;

/**
 * The specification calls a comment so where gifts speak: when, whose face, and what was answered.
 */
export const giftSaid = { time: v.number(), comments: v.array(commentAnswer) };

/** This is a gift with what was said under it, oldest first. */
export const giftThread = v.object({ order: donationRecord, headImgUrl: v.string(), ...giftSaid });
export type GiftThread = v.InferOutput<typeof giftThread>;
