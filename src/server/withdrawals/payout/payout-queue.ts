import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { findReviewedPayee } from '#src/server/raising/payee/payee.ts';
import type { ReviewCheck, ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import { findChangingPayee } from '#src/server/withdrawals/apply/find-cash-check.ts';
import { refuseWithdrawal } from '#src/server/withdrawals/apply/refuse-withdrawal.ts';
import {
  findPlan,
  findWithdrawal,
  type PlannedPart,
  type Withdrawal,
} from '#src/server/withdrawals/find-withdrawal.ts';
import { answerFields, checkFindings } from '#src/server/withdrawals/findings/check-findings.ts';
import { findOverdueUse } from '#src/server/withdrawals/fund-use/find-fund-uses.ts';
import { findPayeeFields } from '#src/server/withdrawals/payee/find-payee-fields.ts';
import { wordsOf } from '#src/server/withdrawals/review-words.ts';
import { readPayoutTask } from '#src/server/withdrawals/task-subjects.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { isNoticeOver } from '#src/shared/withdrawals/notice-over.ts';
import { textsOf } from '#src/texts/texts.ts';
import { checkAttempt, checkRisks } from './release-checks.ts';
import { releasePayout } from './release-payout.ts';

/** This is lets an instalment go to the bank, or calls off what is left of the withdrawal. */
export const payoutQueue: ReviewQueue = {
  name: 'payout',
  roles: ['releaser', 'administrator'],
  releasesMoney: true,
  find: findSubject,
  decide: async (trx, decided, services) => {
    const { withdrawalId, position } = readPayoutTask(decided.subjectId);
    const { staffUserId, now } = decided;
    const gateway = services.payouts.current.name;
    const words = wordsOf(decided);
    const { caseId } =
      decided.decision === 'pass'
        ? await releasePayout(trx, { withdrawalId, position, staffUserId, gateway, now })
        : await refuseWithdrawal(trx, { withdrawalId, words, in: ['NOTICE', 'PAYING'], now });
    return { purge: [tagOfCase(caseId), tagOfLists], wakeJobs: true };
  },
};

async function findSubject(
  services: Services,
  subjectId: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const { withdrawalId, position } = readPayoutTask(subjectId);
  const withdrawal = await findWithdrawal(services.db, withdrawalId);
  const plan = await findPlan(services.db, withdrawalId);
  const part = plan[position - 1];
  if (!withdrawal || !part) return undefined;
  if (withdrawal.status !== 'NOTICE' && withdrawal.status !== 'PAYING') return undefined;
  const t = textsOf(locale).withdrawalDesk;
  const fixed = { refusable: false } as const;
  const money = (amountInFen: number) => t.yuan(yuan(amountInFen, locale));
  return {
    caseId: withdrawal.case_id,
    title: withdrawal.purpose,
    submittedAt: withdrawal.updated_at,
    amountInFen: part.netInFen,
    fields: [
      { name: 'net', label: t.fields.net, value: money(part.netInFen), ...fixed },
      { name: 'fee', label: t.fields.fee, value: money(part.feeInFen), ...fixed },
      {
        name: 'instalment',
        label: t.fields.instalment,
        value: t.instalmentOf(position, plan.length),
        ...fixed,
      },
      { name: 'purpose', label: t.fields.purpose, value: withdrawal.purpose, refusable: true },
      { name: 'plan', label: t.fields.plan, value: withdrawal.plan, refusable: true },
      ...(await answerFields(services.db, { caseId: withdrawal.case_id, locale })),
      ...(await findPayeeFields(services, { payeeId: withdrawal.payee_id, locale })),
    ],
    checks: await checkRelease(services, { withdrawal, part, locale }),
  };
}

type Asked = { withdrawal: Withdrawal; part: PlannedPart; locale: Locale };

async function checkRelease(services: Services, asked: Asked): Promise<ReviewCheck[]> {
  const { withdrawal, part, locale } = asked;
  const t = textsOf(locale).withdrawalDesk.checks;
  const { case_id: caseId, notice_ends_at: noticeEndsAt } = withdrawal;
  const over = isNoticeOver(noticeEndsAt, services.now());
  return [
    over ? green(t.noticeOver) : { level: 'amber', text: t.noticeBeside },
    await checkObjections(services, asked),
    await checkPinned(services, asked),
    await checkUse(services, asked),
    ...(await checkFindings(services.db, { caseId, locale })),
    ...(await checkRisks(services.db, { caseId, part, locale }, services.now())),
    ...(await checkEarlier(services, asked)),
  ];
}

const green = (text: string): ReviewCheck => ({ level: 'green', text });

async function checkObjections(
  { db }: Services,
  { withdrawal, locale }: Asked,
): Promise<ReviewCheck> {
  const t = textsOf(locale).withdrawalDesk.checks;
  const { count } = await db
    .selectFrom('withdrawal_objections')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
    .where('withdrawal_id', '=', withdrawal.id)
    .executeTakeFirstOrThrow();
  return count > 0 ? { level: 'amber', text: t.objections(count) } : green(t.noObjection);
}

async function checkPinned(
  services: Services,
  { withdrawal, locale }: Asked,
): Promise<ReviewCheck> {
  const t = textsOf(locale).withdrawalDesk.checks;
  const now = services.now();
  const payee = await findReviewedPayee(services.db, withdrawal.case_id, now);
  const changing = await findChangingPayee(services.db, withdrawal.case_id, now);
  const same = payee?.payeeHash === withdrawal.payee_hash && !changing;
  return same ? green(t.pinned) : { level: 'red', text: t.notPinned };
}

async function checkUse({ db, now }: Services, asked: Asked): Promise<ReviewCheck> {
  const t = textsOf(asked.locale).withdrawalDesk.checks;
  const overdue = await findOverdueUse(db, asked.withdrawal.case_id, now());
  return overdue ? { level: 'red', text: t.spentLate } : green(t.spentShown);
}

/** Checks the newest attempt that did not reach the payee. */
async function checkEarlier({ db }: Services, asked: Asked): Promise<ReviewCheck[]> {
  const { withdrawal, part, locale } = asked;
  const failed = await db
    .selectFrom('payouts')
    .select('bank_words as words')
    .where('withdrawal_id', '=', withdrawal.id)
    .where('position', '=', part.position)
    .where('status', 'in', ['FAILED', 'RETURNED'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return failed ? [checkAttempt(failed.words ?? '', textsOf(locale))] : [];
}
