import { showComment } from '#src/server/comments/show-comment.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Asked = { commentId: string; hidden: boolean; reason: string; staffUserId: string };

/** Hides a comment, or shows it again whoever hid it. Asking again changes nothing. */
export async function moderateComment(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { commentId, hidden, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  const caseId = await inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('comments')
      .select('case_id')
      .where('id', '=', commentId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!found) throw new Problem('notFound');
    const changed = hidden
      ? await hideComment(trx, { commentId, staffUserId }, now)
      : (await showComment(trx, commentId)) !== undefined;
    if (!changed) return undefined;
    const shown = { queue: 'comment', subjectId: commentId, because: 'settled' } as const;
    if (!hidden) await closeTask(trx, { ...shown, now });
    const act = hidden ? ('hideComment' as const) : ('showComment' as const);
    const about = { subjectId: commentId, caseId: found.case_id, reason };
    await recordAct(trx, { act, staffUserId, ...about, now });
    return found.case_id;
  });
  if (caseId) pageTags.purge([tagOfCase(caseId)]);
}

async function hideComment(
  trx: Trx,
  { commentId, staffUserId }: { commentId: string; staffUserId: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('comments')
    .set({ hidden_at: now, hidden_by: staffUserId })
    .where('id', '=', commentId)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
