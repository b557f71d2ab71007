import { findOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import type { Database } from '#src/server/db/database.ts';
import { findImagesOf } from '#src/server/media/find-images-of.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { findRefundable } from '#src/server/refunds/case/find-refundable.ts';
import type {
  Decided,
  ReviewCheck,
  ReviewField,
  ReviewQueue,
  ReviewSubject,
} from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { publishExplanation, refuseExplanation } from './check-explanation.ts';
import { checkReturned } from './check-returned.ts';
import { type DiscussionRow, findDiscussionRow } from './discussion-row.ts';
import { findVerdicts, giveVerdict } from './give-verdict.ts';
import { countVotes } from './give-vote.ts';
import { papersOf } from './submit-explanation.ts';
import { readDiscussionTask, type Turn } from './task-subjects.ts';

type Found = { row: DiscussionRow; turn: Turn | undefined; locale: Locale };

async function findSubject(
  { db }: Services,
  subjectId: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const { discussionId, turn } = readDiscussionTask(subjectId);
  const row = await findDiscussionRow(db, discussionId);
  if (!row) return undefined;
  const { title } = await db
    .selectFrom('cases')
    .select('title')
    .where('id', '=', row.case_id)
    .executeTakeFirstOrThrow();
  const found = { row, turn, locale };
  return {
    caseId: row.case_id,
    ...(turn === undefined ? {} : { way: 'discussionEnd' as const }),
    title,
    submittedAt: row.explained_at ?? row.opened_at,
    fields: await fieldsOf(db, found),
    checks:
      turn === undefined
        ? [{ level: 'amber', text: textsOf(locale).discussions.desk.publishing }]
        : await checksOf(db, found),
  };
}

async function fieldsOf(db: Database, { row, turn, locale }: Found): Promise<ReviewField[]> {
  const { desk: t } = textsOf(locale).discussions;
  const papers = await findImagesOf(db, papersOf(row.id));
  const imageIds = papers.map(({ imageId }) => imageId);
  const refusable = turn === undefined;
  const counts = await countVotes(db, row.id);
  const verdicts = await findVerdicts(db, row.id);
  return [
    { name: 'reason', label: t.reason, value: row.reason, refusable: false },
    { name: 'content', label: t.content, value: row.content ?? t.silent, refusable },
    { name: 'papers', label: t.papers, imageIds, refusable },
    ...(turn === undefined
      ? []
      : [{ name: 'votes', label: t.votes, value: t.counts(counts), refusable: false }]),
    ...verdicts.map(({ outcome, words }, at) => ({
      ...{ name: `verdict${at + 1}`, label: t.verdicts[outcome], value: words },
      refusable: false,
    })),
  ];
}

/** Answers what a decision would do, and what stands in its way. */
async function checksOf(db: Database, { row, locale }: Found): Promise<ReviewCheck[]> {
  const { desk: t } = textsOf(locale).discussions;
  if (row.refund_id !== null) return checkReturned(db, { caseId: row.case_id, locale });
  const { amountInFen } = await findRefundable(db, row.case_id);
  const withdrawal = await findOpenWithdrawal(db, row.case_id);
  return [
    { level: 'amber', text: t.whatFollows(yuan(amountInFen, locale)) },
    withdrawal
      ? { level: 'red', text: t.withdrawalOpen }
      : { level: 'green', text: t.noWithdrawal },
    row.content === null ? { level: 'red', text: t.silent } : { level: 'green', text: t.explained },
  ];
}

/** Answers what staff wrote when only a field was refused. */
function wordsOf({ words, refusals }: Decided): string {
  return [words, ...Object.values(refusals)].filter((text) => text.trim() !== '').join('\n');
}

/**
 * The explanation comes first: passing publishes it. Then it is how the discussion ends: passing
 * keeps the case, refusing gives its gifts back, which takes two.
 */
export const discussionQueue: ReviewQueue = {
  name: 'discussion',
  roles: ['reviewer', 'releaser', 'administrator'],
  find: findSubject,
  decide: async (trx, decided, { config }) => {
    const { discussionId, turn } = readDiscussionTask(decided.subjectId);
    const { decision, staffUserId, now } = decided;
    const made = { discussionId, words: wordsOf(decided), now };
    const decide = () => {
      if (turn !== undefined) {
        const outcome = decision === 'pass' ? 'kept' : 'returned';
        return giveVerdict(trx, { ...made, turn, outcome, staffUserId });
      }
      return decision === 'pass'
        ? publishExplanation(trx, made, config)
        : refuseExplanation(trx, made);
    };
    const { caseId } = await decide();
    return { purge: [tagOfCase(caseId), tagOfLists], wakeJobs: true };
  },
};
