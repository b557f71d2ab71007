import { findImagesOfSubjects } from '#src/server/media/find-images-of.ts';
import type { Services } from '#src/server/services.ts';
import { answerWithinMs } from '#src/shared/review/family-answer.ts';
import { openQuestion } from './open-question.ts';

/** This is something staff asked a family about a case, with what it said. */
type FamilyQuestion = {
  questionId: string;
  asker: string;
  askedAt: number;
  /** Staff wait until then. */
  dueAt: number;
  question: string;
  answer: string | null;
  imageIds: readonly string[];
  endedAt: number | null;
};

const mostShown = 20;

type Asked = { taskId: string } | { caseId: string };

/** Finds what was asked about a task, or about all of a case, in its order. */
export async function findQuestions(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  asked: Asked,
): Promise<FamilyQuestion[]> {
  const rows = await db
    .selectFrom('task_questions')
    .innerJoin('users', 'users.id', 'task_questions.asked_by')
    .select(['task_questions.id', 'users.nickname as asker', 'asked_at', 'ended_at'])
    .select(['question_sealed', 'answer_sealed'])
    .$if('taskId' in asked, (query) =>
      query.where('task_id', '=', (asked as { taskId: string }).taskId),
    )
    .$if('caseId' in asked, (query) =>
      query.where('case_id', '=', (asked as { caseId: string }).caseId),
    )
    .orderBy('asked_at', 'desc')
    .limit(mostShown)
    .execute();
  const images = await findImagesOfSubjects(
    db,
    rows.map(({ id }) => `question:${id}`),
  );
  return rows.reverse().map((row) => ({
    questionId: row.id,
    asker: row.asker,
    askedAt: row.asked_at,
    dueAt: row.asked_at + answerWithinMs,
    ...openQuestion(keys, row),
    imageIds: (images.get(`question:${row.id}`) ?? []).map(({ imageId }) => imageId),
    endedAt: row.ended_at,
  }));
}
