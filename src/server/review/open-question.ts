import type { Keys } from '#src/server/platform/keys.ts';

type Row = { id: string; question_sealed: string; answer_sealed: string | null };

/** Answers what staff asked a family and what it said, in clear. */
export function openQuestion(keys: Keys, { id, question_sealed, answer_sealed }: Row) {
  return {
    question: keys.open('task_questions.question_sealed', id, question_sealed),
    answer: answer_sealed && keys.open('task_questions.answer_sealed', id, answer_sealed),
  };
}
