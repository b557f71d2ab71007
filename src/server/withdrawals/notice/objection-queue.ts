import type { Database } from '#src/server/db/database.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { ReviewField, ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import { checkFindings } from '#src/server/withdrawals/findings/check-findings.ts';
import { wordsOf } from '#src/server/withdrawals/review-words.ts';
import { readReview } from '#src/server/withdrawals/task-subjects.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { answerObjection } from './answer-objection.ts';
import { findObjection, findParties } from './find-objection.ts';

/**
 * Answers an objection in public: two different staff do, and a third where they disagree, so that
 * everyone of the desk may. Refusing means that it is right.
 */
export const objectionQueue: ReviewQueue = {
  name: 'objection',
  roles: ['reviewer', 'releaser', 'administrator'],
  find: findSubject,
  findBarred: (db, subjectId) => findParties(db, readReview(subjectId).id),
  awaitsAnother: async (db, subjectId) =>
    (await findObjection(db, readReview(subjectId).id))?.state === 'open',
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
  const row = await findRow(db, readReview(subjectId).id);
  if (!row) return undefined;
  const { withdrawalDesk: t } = textsOf(locale);
  return {
    caseId: row.caseId,
    title: row.content.slice(0, 40),
    submittedAt: row.createdAt,
    fields: fieldsOf(row, locale),
    checks: [
      { level: 'amber', text: t.objectionHint },
      row.familyWords === null
        ? { level: 'amber', text: t.checks.familySilent }
        : { level: 'green', text: t.checks.familyAnswered },
      ...(await checkFindings(db, { caseId: row.caseId, locale })),
    ],
  };
}

function findRow(db: Database, objectionId: string) {
  return db
    .selectFrom('withdrawal_objections as objection')
    .innerJoin('withdrawals', 'withdrawals.id', 'objection.withdrawal_id')
    .select([
      'objection.content as content',
      'objection.objector as objector',
      'objection.position as position',
      'objection.family_words as familyWords',
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
    .where('objection.id', '=', objectionId)
    .where('objection.state', '=', 'open')
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

/** Nothing of it can be refused by itself; what nobody has said yet is left out. */
function fieldsOf(row: Row, locale: Locale): ReviewField[] {
  const { withdrawalDesk: t, withdrawals } = textsOf(locale);
  const { answer } = withdrawals.public;
  const said: [name: string, label: string, value: string | null][] = [
    ['objection', t.fields.objection, row.content],
    ['objector', t.fields.objector, t.objectors[row.objector]],
    ['part', t.fields.disputed, t.disputed(row.position)],
    ['family', t.fields.family, row.familyWords],
    ['firstAnswer', answer(1, row.firstUpheld === 1), row.firstWords],
    ['secondAnswer', answer(2, row.secondUpheld === 1), row.secondWords],
    ['amount', t.fields.amount, t.yuan(yuan(row.amountInFen, locale))],
    ['purpose', t.fields.purpose, row.purpose],
    ['state', t.fields.state, withdrawals.states[row.status]],
  ];
  return said.flatMap(([name, label, value]) =>
    value === null ? [] : [{ name, label, value, refusable: false }],
  );
}
