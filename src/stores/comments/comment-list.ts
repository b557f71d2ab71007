import { atom } from 'nanostores';
import { commentGet, commentRemove, frameCommentList } from '#src/shared/comments/calls.ts';
import type { BizType, CommentOrder, CommentView } from '#src/shared/comments/comment-view.ts';
import { type ApiProblem, callApi } from '#src/stores/api.ts';
import { $session, loadSession } from '#src/stores/session.ts';

/** The comments hang there: on a case as a whole, or on one thing of it. */
type CommentThread = { infoUuid: string; threadType: BizType | ''; threadId: string };
type Answered = Pick<CommentView, 'commentId' | 'nickname'>;

type CommentList = {
  thread: CommentThread;
  order: CommentOrder;
  list: readonly CommentView[];
  hasNext: boolean;
  anchorId: string;
  reading: boolean;
  /** This is the comment whose answer is being written. */
  answered?: Answered | undefined;
  /** This is the comment that has just been sent. */
  added?: string;
  /** It says why the last try at a comment, or at the list where none is named, came to nothing. */
  trouble?: { commentId: string; problem: ApiProblem };
};

/** It is undefined while the list is as the server drew it. */
export const $comments = atom<CommentList | undefined>(undefined);

const pageSize = 20;

/** Takes over what the server drew, which is the same for all, and asks what the reader may do. */
export async function openComments(drawn: Omit<CommentList, 'reading'>): Promise<void> {
  $comments.set({ ...drawn, reading: false });
  if ($session.get().state === 'unknown') await loadSession();
  if ($session.get().state === 'viewer') await readFrom('');
}

/** On a page that draws its own list, only what is added there is the store's. */
export async function startComments(thread: CommentThread): Promise<void> {
  const empty = { list: [], hasNext: false, anchorId: '', reading: false };
  $comments.set({ thread, order: 'newest', ...empty });
  if ($session.get().state === 'unknown') await loadSession();
}

export function orderComments(order: CommentOrder): Promise<void> {
  change({ order });
  return readFrom('');
}

export function readMoreComments(): Promise<void> {
  return readFrom($comments.get()?.anchorId ?? '');
}

export function answerComment(answered: Answered | undefined): void {
  change({ answered });
}

/** A new comment leads the list. */
export function addToComments(comment: CommentView): void {
  const { list = [] } = $comments.get() ?? {};
  change({ list: [comment, ...list], added: comment.commentId });
}

/** Removes an own comment, or hides another's: neither is shown to this reader any more. */
export async function takeComment({ commentId }: CommentView): Promise<void> {
  change({ trouble: undefined });
  const answer = await callApi(commentRemove, { commentId });
  if (!answer.ok) return change({ trouble: { commentId, problem: answer.problem } });
  const { list = [] } = $comments.get() ?? {};
  change({ list: list.filter((one) => one.commentId !== commentId) });
}

async function readFrom(anchorId: string): Promise<void> {
  const shown = $comments.get();
  if (!shown || shown.reading) return;
  const { thread, order } = shown;
  change({ reading: true, trouble: undefined });
  const answer = await read(thread, { order, anchorId });
  change({ reading: false });
  if (!answer.ok) return change({ trouble: { commentId: '', problem: answer.problem } });
  const before = anchorId === '' ? [] : ($comments.get()?.list ?? []);
  const { list, hasNext, anchorId: next } = answer.data;
  const news = list.filter((one) => before.every(({ commentId }) => commentId !== one.commentId));
  change({ list: [...before, ...news], hasNext, anchorId: next });
}

function read(
  { infoUuid, threadType, threadId }: CommentThread,
  from: { order: CommentOrder; anchorId: string },
) {
  if (threadType === '') return callApi(commentGet, { infoUuid, size: pageSize, ...from });
  return callApi(frameCommentList, { bizType: threadType, bizId: threadId, ...from });
}

function change(part: { [Name in keyof CommentList]?: CommentList[Name] | undefined }): void {
  const shown = $comments.get();
  if (shown) $comments.set({ ...shown, ...part } as CommentList);
}
