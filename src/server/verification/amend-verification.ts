import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { requireOpenWords } from '#src/server/platform/require-words.ts';
import { reversePoints } from '#src/server/points/reverse-points.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dropCard } from './doctor-card.ts';
import { askOfOtherIllness } from './other-illness.ts';

type Amended = {
  verifyId: string;
  userId: string;
  /** These are the corrected words; null takes the verification back. */
  content: string | null;
};

/**
 * Its author corrects a verification, or takes it back for good. Likes go with the words they were
 * for. One that staff or the family hid stays hidden.
 */
export async function amendVerification(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { verifyId, userId, content }: Amended,
  now: number,
): Promise<void> {
  requireOpenWords({ content: content ?? '' });
  const changes =
    content === null
      ? { content: '', counted_at: null, selected_at: null, withdrawn_at: now, like_count: 0 }
      : { content, like_count: 0 };
  const caseId = await inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('verifications')
      .set(changes)
      .where('id', '=', verifyId)
      .where('user_id', '=', userId)
      .where('withdrawn_at', 'is', null)
      .returning('case_id')
      .executeTakeFirst();
    if (!row) throw new Problem('notFound');
    const { case_id: caseId } = row;
    await removeLikes(trx, verifyId);
    if (content !== null) await askOfOtherIllness(trx, { verifyId, caseId, userId, content }, now);
    else {
      await closeTasks(trx, verifyId, now);
      await dropCard(trx, verifyId);
      await reversePoints(trx, { userId, kind: 'verify', subject: verifyId }, now);
    }
    return caseId;
  });
  pageTags.purge([tagOfCase(caseId)]);
}

/** What is taken back needs no answer of staff. */
async function closeTasks(trx: Trx, subjectId: string, now: number): Promise<void> {
  const gone = { subjectId, because: 'byAuthor', now } as const;
  await closeTask(trx, { queue: 'verification', ...gone });
  await closeTask(trx, { queue: 'doctor', ...gone });
}

async function removeLikes(trx: Trx, verifyId: string): Promise<void> {
  await trx
    .deleteFrom('likes')
    .where('biz_type', '=', 'verification')
    .where('biz_id', '=', verifyId)
    .execute();
}
