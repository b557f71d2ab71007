import { findOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { findNameCheck } from '#src/server/raising/payee/find-name-check.ts';
import { findNewestPayee } from '#src/server/raising/payee/payee.ts';
import type { ReviewCheck, ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import { wordsOf } from '#src/server/withdrawals/review-words.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { decideBankChange } from './change-bank.ts';
import { findChangePapers, findPayeeComparisons } from './find-change-papers.ts';
import { findPayeeFields } from './find-payee-fields.ts';
import { checkPerson, findPayeePapers } from './find-payee-papers.ts';

/** Staff decide on another account to pay a case's money to. */
export const bankChangeQueue: ReviewQueue = {
  name: 'bankChange',
  roles: ['reviewer', 'administrator'],
  find: findSubject,
  findComparisons: (db, keys, payeeId) => findPayeeComparisons(db, keys, payeeId),
  decide: async (trx, decided, { config }) => {
    const { subjectId: payeeId, decision, staffUserId, compared = [], now } = decided;
    const words = wordsOf(decided);
    const change = { payeeId, decision, words, staffUserId, compared, now };
    const { caseId } = await decideBankChange(trx, change, config);
    return { purge: [tagOfCase(caseId), tagOfLists], wakeJobs: true };
  },
};

async function findSubject(
  services: Services,
  payeeId: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const row = await services.db
    .selectFrom('case_payees')
    .innerJoin('cases', 'cases.id', 'case_payees.case_id')
    .select(['case_payees.case_id', 'case_payees.created_at', 'account_index', 'title'])
    .select('id_card_index as idCardIndex')
    .where('case_payees.id', '=', payeeId)
    .where('case_payees.status', '=', 'submitted')
    .executeTakeFirst();
  if (!row) return undefined;
  const caseId = row.case_id;
  const t = textsOf(locale).withdrawalDesk;
  const before = await findNewestPayee(services.db, caseId);
  const old = { name: 'oldAccount', label: t.fields.oldAccount, refusable: false };
  return {
    caseId,
    title: row.title,
    submittedAt: row.created_at,
    fields: [
      ...(await findPayeeFields(services, { payeeId, locale })),
      ...(await findChangePapers(services, { payeeId, locale })),
      ...(before ? [{ ...old, value: `${before.maskedName} ${before.maskedAccount}` }] : []),
      ...(await findPayeePapers(services, { caseId, locale })),
    ],
    checks: [
      await findNameCheck(services.db, { payeeId, locale }),
      ...(before ? [checkPerson(before, row, locale)] : []),
      ...(await checkChange(services, { caseId, accountIndex: row.account_index, locale })),
    ],
  };
}

type Asked = { caseId: string; accountIndex: string; locale: Locale };

async function checkChange(
  { db }: Services,
  { caseId, accountIndex, locale }: Asked,
): Promise<ReviewCheck[]> {
  const t = textsOf(locale).withdrawalDesk.checks;
  const elsewhere = await db
    .selectFrom('case_payees')
    .select('id')
    .where('account_index', '=', accountIndex)
    .where('case_id', '<>', caseId)
    .limit(1)
    .executeTakeFirst();
  const open = await findOpenWithdrawal(db, caseId);
  return [
    elsewhere ? { level: 'red', text: t.sameAccount } : { level: 'green', text: t.ownAccount },
    ...(open ? [{ level: 'amber', text: t.openWithdrawal } as const] : []),
  ];
}
