import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { secondReview, thirdReview } from '#src/server/withdrawals/task-subjects.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { lockObjection, type Objection } from './find-objection.ts';

type Reply = { objectionId: string; userId: string; words: string };

/** A family answers what is said against it, once, before staff have settled it. */
export async function replyToObjection(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { objectionId, userId, words }: Reply,
  now: number,
): Promise<void> {
  const caseId = await inTransaction(db, async (trx) => {
    const { withdrawal, objection } = await lockObjection(trx, objectionId);
    if (withdrawal.applicant_user_id !== userId) throw new Problem('notFound');
    if (objection.family_words === words) return withdrawal.case_id;
    if (objection.state !== 'open') throw new Problem('withdrawalNotOpen');
    await trx
      .updateTable('withdrawal_objections')
      .set({ family_words: words, family_at: now })
      .where('id', '=', objectionId)
      .execute();
    // Nobody decides on words they did not see.
    const { first_by, second_by, user_id } = objection;
    const submittedBy = second_by ?? first_by ?? user_id;
    const task = { queue: 'objection', caseId: withdrawal.case_id, urgent: true } as const;
    await openTask(trx, { ...task, subjectId: taskOf(objection), submittedBy, now });
    return withdrawal.case_id;
  });
  pageTags.purge([tagOfCase(caseId)]);
}

function taskOf({ id, first_by, second_by }: Objection): string {
  if (first_by === null) return id;
  return second_by === null ? secondReview(id) : thirdReview(id);
}
