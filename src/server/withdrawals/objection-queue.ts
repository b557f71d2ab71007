import { textsOf } from '#src/messages/texts.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { House } from '../platform/house.ts';
import { tagOfCase } from '../platform/page-tags.ts';
import type { ReviewQueue, ReviewSubject } from '../review/review-queue.ts';
import { answerObjection } from './answer-objection.ts';
import { wordsOf } from './review-words.ts';
import { readReview } from './task-subjects.ts';

/** Answers an objection in public; two different staff have to. Refusing means that it is right. */
export const objectionQueue: ReviewQueue = {
  name: 'objection',
  roles: ['reviewer', 'administrator'],
  find: findSubject,
  decide: async (trx, decided) => {
    const { id: objectionId, isSecond } = readReview(decided.subjectId);
    const { staffUserId, now } = decided;
    const upheld = decided.decision === 'refuse';
    const answer = { objectionId, isSecond, upheld, words: wordsOf(decided), staffUserId, now };
    const { caseId } = await answerObjection(trx, answer);
    return { purge: [tagOfCase(caseId)], wakeJobs: true };
  },
};

async function findSubject(
  { db }: House,
  subjectId: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const row = await db
    .selectFrom('withdrawal_objections as objection')
    .innerJoin('withdrawals', 'withdrawals.id', 'objection.withdrawal_id')
    .select([
      'objection.content as content',
      'objection.first_words as firstWords',
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
  const t = textsOf(locale).withdrawalDesk;
  const amount = t.yuan(yuan(row.amountInFen, locale));
  const fixed = { refusable: false } as const;
  const first = { name: 'firstAnswer', label: t.fields.firstAnswer, ...fixed };
  return {
    caseId: row.caseId,
    title: row.content.slice(0, 40),
    submittedAt: row.createdAt,
    fields: [
      { name: 'objection', label: t.fields.objection, value: row.content, ...fixed },
      ...(row.firstWords ? [{ ...first, value: row.firstWords }] : []),
      { name: 'amount', label: t.fields.amount, value: amount, ...fixed },
      { name: 'purpose', label: t.fields.purpose, value: row.purpose, ...fixed },
      { name: 'state', label: t.fields.state, value: t.states[row.status], ...fixed },
    ],
    checks: [{ level: 'amber', text: t.objectionHint }],
  };
}
