import { findCaseState } from '#src/server/cases/state/case-state.ts';
import type { Trx } from '#src/server/db/database.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Idempotency } from '#src/server/platform/once.ts';
import { once } from '#src/server/platform/once.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { requirePublicWords } from '#src/server/raising/sheet/check-names.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type PostType, postStatuses } from '#src/shared/progress/post-view.ts';
import { requireOwedUse } from './find-owed-use.ts';
import { subjectOfPost } from './post-record.ts';

type NewPost = {
  caseId: string;
  userId: string;
  type: PostType;
  content: string;
  imageIds: readonly string[];
  /** It is the number of a fund-use post; empty for the oldest payout that owes one. */
  payoutNo: string;
};

type Asked = { post: NewPost; idempotency: Idempotency };

/**
 * It says what pictures of each type of post are for; a receipt may show names until it is
 * redacted.
 */
export const purposesOf = {
  progress: ['progress'],
  fundUse: ['fundUse', 'progress'],
} as const satisfies Record<PostType, readonly string[]>;

export const queueOf = { progress: 'post', fundUse: 'fundUse' } as const;

/** Hands in a post for review, once for its key; answers its id. */
export async function addPost(
  { db, keys, pageTags }: Pick<Services, 'db' | 'keys' | 'pageTags'>,
  { post, idempotency }: Asked,
  now: number,
): Promise<string> {
  const id = await once(db, { keys, idempotency, now }, async (trx) => {
    await requirePostsOpen(trx, post, now);
    const { userId, caseId, content, imageIds, type } = post;
    await requirePublicWords(trx, { keys }, { caseId, words: { content } });
    await requireOwnImages(trx, { imageIds, userId, purposes: purposesOf[type], field: 'images' });
    const postId = await insert(trx, post, now);
    await bindImages(trx, { imageIds, subject: subjectOfPost(postId), now, field: 'images' });
    const task = { subjectId: postId, caseId, submittedBy: userId, now };
    await openTask(trx, { queue: queueOf[type], ...task });
    return postId;
  });
  pageTags.purge(tagsOfHandedIn(post));
  return id;
}

/** Pages say of an account of a payout that it waits for its review; of other posts nothing. */
export function tagsOfHandedIn({ caseId, type }: Pick<NewPost, 'caseId' | 'type'>): string[] {
  return type === 'fundUse' ? [tagOfCase(caseId), tagOfLists] : [];
}

const actionOf = { progress: 'publishProgress', fundUse: 'showFundUse' } as const;

export async function requirePostsOpen(
  trx: Trx,
  { caseId, type }: Pick<NewPost, 'caseId' | 'type'>,
  now: number,
): Promise<void> {
  const state = await findCaseState(trx, caseId);
  if (!state || !canCase(actionOf[type], state, now)) throw new Problem('postsClosed');
}

async function insert(trx: Trx, post: NewPost, now: number): Promise<string> {
  const { caseId, userId, type, content } = post;
  const id = newId();
  const told = type === 'fundUse' ? await requireOwedUse(trx, post) : undefined;
  await trx
    .insertInto('progress_posts')
    .values({
      id,
      case_id: caseId,
      author_user_id: userId,
      type,
      withdrawal_id: told?.withdrawalId ?? null,
      payout_no: told?.payoutNo ?? null,
      content,
      status: postStatuses.submitted,
      refusals: null,
      created_at: now,
      submitted_at: now,
      passed_at: null,
    })
    .execute();
  return id;
}
