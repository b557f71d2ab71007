import { inTransaction } from '#src/server/db/in-transaction.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import { requirePublicWords } from '#src/server/raising/sheet/check-names.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { postStatuses } from '#src/shared/progress/post-view.ts';
import { purposesOf, queueOf, requirePostsOpen, tagsOfHandedIn } from './add-post.ts';
import { subjectOfPost } from './post-record.ts';

type ChangedPost = {
  postId: string;
  userId: string;
  content: string;
  imageIds: readonly string[];
};

/**
 * Hands a post in again while it waits or after it was refused. Its task goes up a revision, so
 * that nobody decides on words that are no longer there.
 */
export async function updatePost(
  { db, keys, pageTags }: Pick<Services, 'db' | 'keys' | 'pageTags'>,
  { postId, userId, content, imageIds }: ChangedPost,
  now: number,
): Promise<void> {
  const changed = await inTransaction(db, async (trx) => {
    const post = await trx
      .selectFrom('progress_posts')
      .select(['case_id as caseId', 'type'])
      .where('id', '=', postId)
      .where('author_user_id', '=', userId)
      .executeTakeFirst();
    if (!post) throw new Problem('notFound');
    await requirePostsOpen(trx, post, now);
    await requirePublicWords(trx, { keys }, { caseId: post.caseId, words: { content } });
    const purposes = purposesOf[post.type];
    await requireOwnImages(trx, { imageIds, userId, purposes, field: 'images' });
    const { numUpdatedRows } = await trx
      .updateTable('progress_posts')
      .set((eb) => ({
        ...{ content, status: postStatuses.submitted, refusals: null },
        // One that waits was handed in before, which an account due by a day keeps.
        submitted_at: eb
          .case()
          .when('status', '=', postStatuses.submitted)
          .then(eb.ref('submitted_at'))
          .else(now)
          .end(),
      }))
      .where('id', '=', postId)
      .where('passed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Problem('postShown');
    await bindImages(trx, { imageIds, subject: subjectOfPost(postId), now, field: 'images' });
    const task = { subjectId: postId, caseId: post.caseId, submittedBy: userId, now };
    await openTask(trx, { queue: queueOf[post.type], ...task });
    return post;
  });
  pageTags.purge(tagsOfHandedIn(changed));
}
