import type { Database, Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { queueMail } from '#src/server/papers/mail-paper.ts';
import { openTitle } from '#src/server/papers/paper-title.ts';
import type { Decided, ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import { dateText } from '#src/shared/cases/display.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';

/** These are invoices of service fees: passing issues one, by a number that stands from then on. */
export const feeInvoiceQueue: ReviewQueue = {
  name: 'feeInvoice',
  roles: ['releaser', 'administrator'],
  find: findSubject,
  async decide(trx, decided) {
    const paper =
      decided.decision === 'pass' ? await issue(trx, decided) : await refuse(trx, decided);
    const { subjectId, now } = decided;
    const kind = decided.decision === 'pass' ? 'invoiceIssued' : 'invoiceRefused';
    const params = { amountInFen: paper.amountInFen, words: wordsOf(decided) };
    const told = { kind, userId: paper.userId, caseId: paper.caseId, subjectId, params } as const;
    await notify(trx, { ...told, now });
    return { wakeJobs: true };
  },
};

const wordsOf = ({ words, refusals }: Decided) =>
  [words, ...Object.values(refusals)].filter(Boolean).join('\n');

async function findSubject(
  { db, keys }: Services,
  paperId: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const row = await selectInvoice(db, paperId);
  if (!row) return undefined;
  const { papers, review } = textsOf(locale);
  const t = papers.invoice;
  const { title, taxNo } = openTitle(keys, paperId, row.sealed);
  const field = (name: 'invoiceTitle' | 'invoiceTaxNo', value: string) => ({
    ...{ name, value, label: review.fields[name], refusable: true },
  });
  const shown = (name: string, label: string, value: string) => ({
    ...{ name, label, value, refusable: false },
  });
  return {
    caseId: row.caseId,
    title: t.queueTitle(yuan(row.amountInFen, locale)),
    submittedAt: row.askedAt,
    fields: [
      field('invoiceTitle', title),
      ...(row.titleType === 'company' ? [field('invoiceTaxNo', taxNo)] : []),
      shown('titleType', papers.titleType, papers.titleTypes[row.titleType]),
      shown('payoutNo', t.payout, row.payoutNo),
      shown('paidAt', t.paidOn, dateText(row.paidAt ?? row.askedAt, locale)),
    ],
    checks: [
      row.voidedAt === null && row.status === 'SUCCESS'
        ? { level: 'green', text: t.checkCharged }
        : { level: 'red', text: t.checkReturned },
    ],
  };
}

function selectInvoice(db: Database | Trx, paperId: string) {
  return db
    .selectFrom('papers')
    .innerJoin('payouts', 'payouts.payout_no', 'papers.payout_no')
    .select(['papers.title_sealed as sealed', 'papers.title_type as titleType'])
    .select(['papers.amount_in_fen as amountInFen', 'papers.created_at as askedAt'])
    .select(['papers.voided_at as voidedAt', 'papers.email_sealed as emailSealed'])
    .select(['papers.user_id as userId', 'payouts.case_id as caseId', 'payouts.status'])
    .select(['payouts.payout_no as payoutNo', 'payouts.paid_at as paidAt'])
    .where('papers.id', '=', paperId)
    .executeTakeFirst();
}

async function issue(trx: Trx, { subjectId: paperId, staffUserId, now }: Decided) {
  await answer(trx, paperId, { issued_at: now, issued_by: staffUserId });
  const paper = await getInvoice(trx, paperId);
  const { locale } = await trx
    .selectFrom('users')
    .select('locale')
    .where('id', '=', paper.userId)
    .executeTakeFirstOrThrow();
  if (paper.emailSealed !== '') await queueMail(trx, { paperId, language: locale }, now);
  return paper;
}

/** Nothing is sent any more, and another one can be asked for. */
async function refuse(trx: Trx, decided: Decided) {
  const { subjectId: paperId, now } = decided;
  const refusal = wordsOf(decided);
  await answer(trx, paperId, { refused_at: now, refusal, email_sealed: '' });
  return getInvoice(trx, paperId);
}

type Answer =
  | { issued_at: number; issued_by: string }
  | { refused_at: number; refusal: string; email_sealed: '' };

async function answer(trx: Trx, paperId: string, columns: Answer): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('papers')
    .set(columns)
    .where('id', '=', paperId)
    .where('issued_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('taskChanged');
}

async function getInvoice(trx: Trx, paperId: string) {
  const paper = await selectInvoice(trx, paperId);
  if (!paper) throw new Problem('notFound');
  return paper;
}
