import type { Database } from '#src/server/db/database.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { findImagesOf } from '#src/server/media/find-images-of.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { ReviewCheck, ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { refundSubject } from './case/apply-refund.ts';
import { findCaseRefund, type StoredCaseRefund } from './case/find-case-refund.ts';
import { findRefundable } from './case/find-refundable.ts';
import { releaseRefund } from './case/release-refund.ts';
import { passRefund, refuseRefund } from './case/review-refund.ts';
import { goodsReturnQueue } from './gift/goods-return-queue.ts';
import { stuckQueue } from './stuck/stuck-queue.ts';

async function findSubject(
  { db }: Services,
  { refundId, locale }: { refundId: string; locale: Locale },
): Promise<ReviewSubject | undefined> {
  const refund = await findCaseRefund(db, refundId);
  if (!refund || refund.kind === 'grace') return undefined;
  const { title } = await db
    .selectFrom('cases')
    .select('title')
    .where('id', '=', refund.caseId)
    .executeTakeFirstOrThrow();
  const found = await findRefundable(db, refund.caseId);
  const { amountInFen, giftsInFen, orders } = found;
  const sponsoredInFen = found.matchedInFen + found.directedInFen;
  const images = await findImagesOf(db, refundSubject(refundId));
  const { refunds: t } = textsOf(locale);
  const { reviewFields: labels } = t;
  const field = (name: keyof typeof labels, value: string) => {
    return { name, label: labels[name], value, refusable: false };
  };
  return {
    caseId: refund.caseId,
    title,
    submittedAt: refund.launchedAt ?? refund.appliedAt,
    amountInFen,
    fields: [
      field('kind', t.kindsForStaff[refund.kind]),
      field('applicant', refund.kind === 'fundraiser' ? t.ownerApplicant : t.staffApplicant),
      { ...field('reason', refund.reason), refusable: true },
      field('amount', t.money(yuan(amountInFen, locale))),
      field('gifts', String(orders)),
      ...(sponsoredInFen > 0 ? [field('matched', t.money(yuan(sponsoredInFen, locale)))] : []),
      {
        ...{ name: 'evidence', label: labels.evidence, refusable: true },
        imageIds: images.map(({ imageId }) => imageId),
      },
    ],
    checks: await checksOf(db, { refund, locale, shareOfGifts: amountInFen / (giftsInFen || 1) }),
  };
}

type Checked = { refund: StoredCaseRefund; locale: Locale; shareOfGifts: number };

async function checksOf(
  db: Database,
  { refund, locale, shareOfGifts }: Checked,
): Promise<ReviewCheck[]> {
  const { checks: t } = textsOf(locale).refunds;
  const checks: ReviewCheck[] = [
    shareOfGifts === 1
      ? { level: 'green', text: t.whole }
      : { level: 'amber', text: t.part((shareOfGifts * 100).toFixed(1)) },
  ];
  const reports = await countOpenReports(db, refund.caseId);
  checks.push(
    reports > 0
      ? { level: 'amber', text: t.report(String(reports)) }
      : { level: 'green', text: t.noReport },
  );
  if (refund.launchedAt !== null) checks.push({ level: 'green', text: t.launched });
  if (await findMoneyOutFreeze(db)) checks.push({ level: 'red', text: t.frozen });
  return checks;
}

async function countOpenReports(db: Database, caseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('review_tasks')
    .select(({ eb, fn }) => eb.cast<number>(fn.countAll(), 'bigint').as('count'))
    .where('case_id', '=', caseId)
    .where('queue', '=', 'report')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

const purgeOf = (caseId: string) => ({ purge: [tagOfCase(caseId), tagOfLists], wakeJobs: true });

/** Answers what the desk writes into words when only a field was refused. */
function wordsOf({ words, refusals }: { words: string; refusals: Record<string, string> }): string {
  return [words, ...Object.values(refusals)].filter((text) => text !== '').join('\n');
}

type Step = {
  pass: typeof passRefund;
  /** A refund that waits for this step stands there. */
  at: 'APPLIED' | 'PASSED';
};

function queueOf({ pass, at }: Step): Pick<ReviewQueue, 'find' | 'decide'> {
  return {
    find: (services, refundId, locale) => findSubject(services, { refundId, locale }),
    decide: async (trx, { subjectId, ...decided }) => {
      const { staffUserId, now } = decided;
      const by = { refundId: subjectId, staffUserId, words: wordsOf(decided), now };
      const refund =
        decided.decision === 'pass' ? await pass(trx, by) : await refuseRefund(trx, by, at);
      return purgeOf(refund.caseId);
    },
  };
}

export const refundQueues: readonly ReviewQueue[] = [
  {
    name: 'refund',
    roles: ['reviewer', 'administrator'],
    ...queueOf({ pass: passRefund, at: 'APPLIED' }),
  },
  {
    name: 'refundRelease',
    roles: ['releaser'],
    releasesMoney: true,
    ...queueOf({ pass: releaseRefund, at: 'PASSED' }),
  },
  stuckQueue,
  goodsReturnQueue,
];
