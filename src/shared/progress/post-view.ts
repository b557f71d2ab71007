import * as v from 'valibot';
import { commentAnswer } from '#src/shared/comments/comment-view.ts';

export const postTypes = ['progress', 'fundUse'] as const;
export type PostType = (typeof postTypes)[number];

/**
 * They say where a post stands in review; the numbers are those of every part of a case's papers.
 */
export const postStatuses = { passed: 2, refused: 3, submitted: 4 } as const;
export type PostStatus = (typeof postStatuses)[keyof typeof postStatuses];

export const postLengths = { least: 10, most: 2000 };
export const mostPostImages = 9;

/** This is a post as its reader sees it; one that is not passed is there for its author alone. */
export const progressView = v.object({
  progressId: v.string(),
  infoUuid: v.string(),
  type: v.picklist(postTypes),
  content: v.string(),
  imageUrls: v.array(v.string()),
  largeImageUrls: v.array(v.string()),
  /** Day, time and month are those of the platform's calendar: 2026-11-21, 14:03 and 2026-11. */
  updateDate: v.string(),
  updateTime: v.string(),
  sortDate: v.string(),
  /** This is what the payee got by the payout that a fund-use post tells of, else null. */
  amountInFen: v.nullable(v.number()),
  status: v.picklist(Object.values(postStatuses)),
  /** These are staff's words by field, of a refused post. */
  refusals: v.record(v.string(), v.string()),
  /** Only the oldest few are told. */
  comments: v.array(commentAnswer),
});
export type ProgressView = v.InferOutput<typeof progressView>;

export type PostPicture = { url: string; largeUrl: string; width: number; height: number };

/** This is a post as pages draw it. */
export type ProgressPost = {
  progressId: string;
  infoUuid: string;
  authorUserId: string;
  type: PostType;
  withdrawalId: string | null;
  amountInFen: number | null;
  content: string;
  status: PostStatus;
  refusals: Record<string, string>;
  /** These are public and keep the author's order. */
  pictures: PostPicture[];
  /** These are all pictures, also those that only staff see. */
  imageIds: string[];
  submittedAt: number;
  passedAt: number | null;
};
