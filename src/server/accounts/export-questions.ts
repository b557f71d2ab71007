import { openQuestion } from '#src/server/review/open-question.ts';
import type { Services } from '#src/server/services.ts';

/** Answers what staff asked about their cases, and what they answered. */
export async function exportQuestions({ db, keys }: Pick<Services, 'db' | 'keys'>, userId: string) {
  const rows = await db
    .selectFrom('task_questions')
    .innerJoin('cases', 'cases.id', 'task_questions.case_id')
    .select(['task_questions.id', 'task_questions.case_id', 'question_sealed', 'answer_sealed'])
    .select(['asked_at', 'ended_at'])
    .where('cases.owner_user_id', '=', userId)
    .execute();
  return rows.map(({ id, question_sealed, answer_sealed, ...row }) => ({
    ...row,
    ...openQuestion(keys, { id, question_sealed, answer_sealed }),
  }));
}
