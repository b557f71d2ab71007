import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import { wordsOf } from '#src/server/withdrawals/review-words.ts';
import { readReview } from '#src/server/withdrawals/task-subjects.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { answerObjection } from './answer-objection.ts';

/**
 * Answers an objection in public: two different staff do, and a third where they disagree, so that
 * everyone of the desk may. Refusing means that it is right.
 */
export const objectionQueue: ReviewQueue = {
  name: 'objection',
  roles: ['reviewer', 'releaser', 'administrator'],
  find: findSubject,
  decide: async (trx, decided, { keys }) => {
    const { id: objectionId, turn } = readReview(decided.subjectId);
    const { staffUserId, now } = decided;
    const upheld = decided.decision === 'refuse';
    const answer = { objectionId, turn, upheld, words: wordsOf(decided), staffUserId, now };
    const { caseId } = await answerObjection(trx, answer, keys);
    return { purge: [tagOfCase(caseId), tagOfLists], wakeJobs: true };
  },
};

async function findSubject(
  { db }: Services,
  subjectId: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const row = await db
    .selectFrom('withdrawal_objections as objection')
    .innerJoin('withdrawals', 'withdrawals.id', 'objection.withdrawal_id')
    .select([
      'objection.content as content',
      'objection.first_words as firstWords',
      'objection.first_upheld as firstUpheld',
      'objection.second_words as secondWords',
      'objection.second_upheld as secondUpheld',
      'objection.created_at as createdAt',
      'withdrawals.case_id as caseId',
      'withdrawals.amount_in_fen as amountInFen',
      'withdrawals.purpose as purpose',
      'withdrawals.status as status',
    ])
    .where('objection.id', '=', readReview(subjectId).id)
    .where('objection.state', '=', 'open')
    .executeTakeFirst();
  if (!row) return undefined;
  const { withdrawalDesk: t, withdrawals } = textsOf(locale);
  const { answer: answerLabel } = withdrawals.public;
  const amount = t.yuan(yuan(row.amountInFen, locale));
  const fixed = { refusable: false } as const;
  const answers = [
    { name: 'firstAnswer', number: 1, words: row.firstWords, upheld: row.firstUpheld },
    { name: 'secondAnswer', number: 2, words: row.secondWords, upheld: row.secondUpheld },
  ].flatMap(({ name, number, words, upheld }) =>
    words === null
      ? []
      : [{ name, label: answerLabel(number, upheld === 1), value: words, ...fixed }],
  );
  return {
    caseId: row.caseId,
    title: row.content.slice(0, 40),
    submittedAt: row.createdAt,
    fields: [
      { name: 'objection', label: t.fields.objection, value: row.content, ...fixed },
      ...answers,
      { name: 'amount', label: t.fields.amount, value: amount, ...fixed },
      { name: 'purpose', label: t.fields.purpose, value: row.purpose, ...fixed },
      { name: 'state', label: t.fields.state, value: t.states[row.status], ...fixed },
    ],
    checks: [{ level: 'amber', text: t.objectionHint }],
  };
}
