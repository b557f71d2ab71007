import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isStaff } from './comment-record.ts';

type Asked = { commentId: string; viewer: Pick<Viewer, 'userId' | 'roles'> };

/**
 * Its author removes a comment with its words; the fundraiser of its case and staff hide it. It is
 * as good as absent for everyone else. Asking again changes nothing.
 */
export async function removeComment(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { commentId, viewer }: Asked,
  now: number,
): Promise<void> {
  const caseId = await inTransaction(db, async (trx) => {
    const { caseId, isAuthor, isOwner } = await getRemovable(trx, { commentId, viewer });
    const hides = !isAuthor && isOwner;
    const change = isAuthor
      ? { removed_at: now, content: '' }
      : { hidden_at: now, hidden_by: viewer.userId };
    const { numUpdatedRows } = await trx
      .updateTable('comments')
      .set(change)
      .where('id', '=', commentId)
      .where('removed_at', 'is', null)
      .$if(!isAuthor, (query) => query.where('hidden_at', 'is', null))
      .executeTakeFirstOrThrow();
    const task = { queue: 'comment', subjectId: commentId, now } as const;
    if (isAuthor) await closeTask(trx, { ...task, because: 'byAuthor' });
    // Families may hide what hurts them; staff see that it is not what readers should know.
    if (hides && numUpdatedRows > 0n) {
      await openTask(trx, { ...task, caseId, submittedBy: viewer.userId });
    }
    if (!isAuthor && !hides && numUpdatedRows > 0n) {
      const act = { act: 'hideComment', staffUserId: viewer.userId, subjectId: commentId } as const;
      await recordAct(trx, { ...act, caseId, now });
    }
    return caseId;
  });
  pageTags.purge([tagOfCase(caseId)]);
}

async function getRemovable(trx: Trx, { commentId, viewer }: Asked) {
  const found = await trx
    .selectFrom('comments')
    .innerJoin('cases', 'cases.id', 'comments.case_id')
    .select(['comments.case_id', 'comments.user_id', 'cases.owner_user_id'])
    .where('comments.id', '=', commentId)
    .executeTakeFirst();
  const isAuthor = found?.user_id === viewer.userId;
  const isOwner = found?.owner_user_id === viewer.userId;
  if (!found || !(isAuthor || isOwner || isStaff(viewer))) throw new Problem('notFound');
  return { caseId: found.case_id, isAuthor, isOwner };
}
