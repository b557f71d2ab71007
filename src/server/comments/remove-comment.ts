import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { House } from '#src/server/platform/house.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Viewer } from '#src/server/platform/viewer.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isStaff } from './comment-record.ts';

type Asked = { commentId: string; viewer: Pick<Viewer, 'userId' | 'roles'> };

/**
 * Its author removes a comment with its words; the fundraiser of its case and staff hide it. For
 * everyone else it is as good as absent. Asking again changes nothing.
 */
export async function removeComment(
  { db, pageTags }: Pick<House, 'db' | 'pageTags'>,
  { commentId, viewer }: Asked,
  now: number,
): Promise<void> {
  const caseId = await inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('comments')
      .innerJoin('cases', 'cases.id', 'comments.case_id')
      .select(['comments.case_id', 'comments.user_id', 'cases.owner_user_id'])
      .where('comments.id', '=', commentId)
      .executeTakeFirst();
    const isAuthor = found?.user_id === viewer.userId;
    const moderates = found?.owner_user_id === viewer.userId || isStaff(viewer);
    if (!found || !(isAuthor || moderates)) throw new Problem('notFound');
    const change = isAuthor
      ? { removed_at: now, content: '' }
      : { hidden_at: now, hidden_by: viewer.userId };
    await trx
      .updateTable('comments')
      .set(change)
      .where('id', '=', commentId)
      .where('removed_at', 'is', null)
      .$if(!isAuthor, (query) => query.where('hidden_at', 'is', null))
      .execute();
    return found.case_id;
  });
  pageTags.purge([tagOfCase(caseId)]);
}
