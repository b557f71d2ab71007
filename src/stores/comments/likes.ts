import { frameLike } from '#src/shared/comments/calls.ts';
import type { LikedType } from '#src/shared/comments/comment-view.ts';
import { makeAct } from '#src/stores/acts.ts';
import { callApi } from '#src/stores/api.ts';

const likesOf = (bizType: LikedType) =>
  makeAct(async (bizId, on) => {
    const answer = await callApi(frameLike, { bizType, bizId, on }, { askHere: true });
    return answer.ok
      ? { ok: true, data: { on: answer.data.liked, count: answer.data.count } }
      : answer;
  });

export const commentLikes = likesOf('comment');
/** A thank-you for a verification is a like of it. */
export const verificationThanks = likesOf('verification');
