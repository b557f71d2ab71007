import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { findImagesOf } from '#src/server/media/find-images-of.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import { lockTaskRow, resumeClock } from '#src/server/review/family-wait.ts';
import type { Services } from '#src/server/services.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { answerStaff as answerStaffCall } from '#src/shared/raiser/questions/calls.ts';

const answerPlace = 'task_questions.answer_sealed';

type Answer = CallParsed<typeof answerStaffCall> & { userId: string };

/** A family answers what staff asked, once; the same again does nothing. The task is theirs again. */
export function answerStaff(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { infoUuid, questionId, content, attachments, userId }: Answer,
  now: number,
): Promise<void> {
  const subject = `question:${questionId}` as const;
  return inTransaction(db, async (trx) => {
    const { taskId } = await findQuestion(trx, { infoUuid, questionId });
    await lockTaskRow(trx, taskId);
    const question = await findQuestion(trx, { infoUuid, questionId });
    if (question.answer !== null) {
      const papers = (await findImagesOf(trx, subject)).map(({ imageId }) => imageId);
      const isSame = keys.open(answerPlace, questionId, question.answer) === content;
      if (isSame && papers.join() === attachments.join()) return;
    }
    const { numUpdatedRows } = await trx
      .updateTable('task_questions')
      .set({ answer_sealed: keys.seal(answerPlace, questionId, content), ended_at: now })
      .where('id', '=', questionId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem('questionEnded');
    await requireOwnImages(trx, { imageIds: attachments, userId, purposes: ['answer'] });
    await bindImages(trx, { imageIds: attachments, subject, now });
    await resumeClock(trx, taskId, now);
    // Nobody decides without having seen the answer.
    await trx
      .updateTable('review_tasks')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', taskId)
      .where('state', '=', 'open')
      .execute();
  });
}

type Named = { infoUuid: string; questionId: string };

async function findQuestion(trx: Trx, { infoUuid, questionId }: Named) {
  const question = await trx
    .selectFrom('task_questions')
    .select(['task_id as taskId', 'answer_sealed as answer'])
    .where('id', '=', questionId)
    .where('case_id', '=', infoUuid)
    .executeTakeFirst();
  if (!question) throw new Problem('notFound');
  return question;
}
