import type { CommentAnswer } from '#src/shared/comments/comment-view.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import type { ProgressPost, ProgressView } from '#src/shared/progress/post-view.ts';

const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeStyle: 'short',
  timeZone: 'Asia/Shanghai',
});

/** Gives a post as callers get it: under its passing, or under when it was handed in. */
export function progressViewOf(
  post: ProgressPost,
  comments: readonly CommentAnswer[],
): ProgressView {
  const at = post.passedAt ?? post.submittedAt;
  return {
    progressId: post.progressId,
    infoUuid: post.infoUuid,
    type: post.type,
    content: post.content,
    imageUrls: post.pictures.map(({ url }) => url),
    largeImageUrls: post.pictures.map(({ largeUrl }) => largeUrl),
    updateDate: dayOf(at),
    updateTime: timeFormat.format(at),
    sortDate: dayOf(at).slice(0, 7),
    amountInFen: post.amountInFen,
    status: post.status,
    refusals: post.refusals,
    comments: [...comments],
  };
}
