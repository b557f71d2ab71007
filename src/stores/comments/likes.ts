import { frameLike, frameLiked } from '#src/shared/comments/calls.ts';
import type { LikedType } from '#src/shared/comments/comment-view.ts';
import { makeAct } from '#src/stores/acts.ts';
import { callApi } from '#src/stores/api.ts';
import { isSessionKnown } from '#src/stores/known-session.ts';

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

type Drawn = { verifyId: string; likeCount: number };

/** Asks which of a list its reader thanked for, which a page that is the same for all can't know. */
export async function loadThanked(list: readonly Drawn[]): Promise<void> {
  if (!isSessionKnown()) return;
  const asked = { bizType: 'verification', bizIds: list.map(({ verifyId }) => verifyId) } as const;
  const answer = await callApi(frameLiked, asked, { intercept: false });
  if (!answer.ok) return;
  for (const { verifyId, likeCount } of list) {
    const on = answer.data.liked.includes(verifyId);
    verificationThanks.note(verifyId, { on, count: likeCount });
  }
}
