import { findImagesOf } from '#src/server/media/find-images-of.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { ReviewField, ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import { findWithdrawal, type Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { answerFields } from '#src/server/withdrawals/findings/check-findings.ts';
import { passWithdrawal } from '#src/server/withdrawals/notice/start-notice.ts';
import { findPayeeFields } from '#src/server/withdrawals/payee/find-payee-fields.ts';
import { wordsOf } from '#src/server/withdrawals/review-words.ts';
import { readReview } from '#src/server/withdrawals/task-subjects.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { checkDraw } from './draw-checks.ts';
import { refuseWithdrawal } from './refuse-withdrawal.ts';

/** May a withdrawal go into its public notice? */
export const drawQueue: ReviewQueue = {
  name: 'drawPublic',
  roles: ['reviewer', 'administrator'],
  find: findSubject,
  // What is decided in full is reviewed no more.
  awaitsAnother: async (db, subjectId) =>
    (await findWithdrawal(db, readReview(subjectId).id))?.status === 'REVIEWING',
  decide: async (trx, decided, services) => {
    const { id: withdrawalId, isSecond } = readReview(decided.subjectId);
    const { staffUserId, now } = decided;
    const words = wordsOf(decided);
    const { caseId } =
      decided.decision === 'pass'
        ? await passWithdrawal(trx, { withdrawalId, staffUserId, isSecond, now }, services.config)
        : await refuseWithdrawal(trx, { withdrawalId, words, in: ['REVIEWING'], now });
    return { purge: [tagOfCase(caseId), tagOfLists], wakeJobs: true };
  },
};

async function findSubject(
  services: Services,
  subjectId: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const { db } = services;
  const withdrawal = await findWithdrawal(db, readReview(subjectId).id);
  if (withdrawal?.status !== 'REVIEWING') return undefined;
  const proofs = await findImagesOf(db, `withdrawal:${withdrawal.id}`);
  const checked = { withdrawal, proofCount: proofs.length, locale, now: services.now() };
  return {
    caseId: withdrawal.case_id,
    title: withdrawal.purpose,
    submittedAt: withdrawal.created_at,
    amountInFen: withdrawal.amount_in_fen,
    fields: [
      ...moneyFields(withdrawal, locale),
      ...(await answerFields(db, { caseId: withdrawal.case_id, locale })),
      ...(await findPayeeFields(services, { payeeId: withdrawal.payee_id, locale })),
      {
        name: 'attachments',
        label: textsOf(locale).withdrawalDesk.fields.proofs,
        imageIds: proofs.map(({ imageId }) => imageId),
        refusable: true,
      },
    ],
    checks: await checkDraw(db, checked),
  };
}

function moneyFields(withdrawal: Withdrawal, locale: Locale): ReviewField[] {
  const t = textsOf(locale).withdrawalDesk;
  const amount = (amountInFen: number) => t.yuan(yuan(amountInFen, locale));
  const { amount_in_fen, fee_in_fen, net_in_fen, purpose, plan } = withdrawal;
  return [
    { name: 'amountInFen', label: t.fields.amount, value: amount(amount_in_fen), refusable: true },
    { name: 'fee', label: t.fields.fee, value: amount(fee_in_fen), refusable: false },
    {
      name: 'net',
      label: t.fields.net,
      value: amount(net_in_fen ?? amount_in_fen),
      refusable: false,
    },
    { name: 'purpose', label: t.fields.purpose, value: purpose, refusable: true },
    { name: 'plan', label: t.fields.plan, value: plan, refusable: true },
  ];
}
