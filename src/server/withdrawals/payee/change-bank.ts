import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { lockCase, requireAction } from '#src/server/raising/lock-case.ts';
import { askName } from '#src/server/raising/payee/ask-name.ts';
import {
  findSubmittedPayee,
  papersOfPayee,
  refusePayee,
  savePayee,
} from '#src/server/raising/payee/payee.ts';
import { findDisagreements, refuseFaults } from '#src/server/raising/sheet/check-sheet.ts';
import { findPart } from '#src/server/raising/sheet/part-record.ts';
import { stateFact } from '#src/server/raising/sheet/project-facts.ts';
import { recordConsent } from '#src/server/raising/sheet/record-consent.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { type ComparisonName, infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { PayeeAccount } from '#src/shared/raising/payee-account.ts';
import type { ConsentGiver } from '#src/shared/raising/sheet-choices.ts';
import { sheetFits } from '#src/shared/raising/sheet-names.ts';
import { admitPayee } from './admit-payee.ts';

type Asked = {
  caseId: string;
  userId: string;
  account: PayeeAccount;
  /**
   * These are photos of a person's papers; a hospital's account is compared with what it makes
   * public.
   */
  papers?: readonly string[] | undefined;
  consent?: ConsentGiver | undefined;
};

/**
 * A family names another account, by the rules of a payee among its papers and never while that one
 * is reviewed. Until staff passed it and its cooling time is over, nothing is paid.
 */
export async function changeBank(
  { db, keys, config }: Pick<Services, 'db' | 'keys' | 'config'>,
  { caseId, userId, account, papers = [], consent }: Asked,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockCaseFund(trx, caseId);
    const row = await lockCase(trx, caseId);
    requireAction(row, { action: 'changeBank', now, refusal: 'caseStateRefuses' });
    const part = await findPart(trx, keys, { caseId, part: 'payee' });
    if (part?.status === infoReviewStatuses.submitted) throw new Problem('partInReview');
    const sheet = account.kind === 'person' ? 'payee' : 'hospitalPayee';
    if (!sheetFits(sheet, row.case_type)) throw new Problem('otherKind');
    const named = { caseId, sheet, fields: { ...account, consent }, now } as const;
    refuseFaults(await findDisagreements(trx, { keys, config }, named));
    await recordConsent(trx, { ...named, userId });
    const own = { imageIds: papers, userId, purposes: ['identity'], field: 'papers' } as const;
    await requireOwnImages(trx, own);
    await releasePapers(trx, { caseId, papers });
    const { payeeId } = await savePayee(trx, keys, { caseId, account, submittedBy: userId, now });
    const subject = papersOfPayee(payeeId);
    await bindImages(trx, { imageIds: papers, subject, field: 'papers', now });
    await askName(trx, payeeId, now);
    const task = { queue: 'bankChange', subjectId: payeeId, caseId } as const;
    await openTask(trx, { ...task, submittedBy: userId, now });
    await tell(trx, { userId, caseId, payeeId, step: 'asked', now });
  });
}

/** What is sent again after a lost answer has its photos with the account that it replaces. */
async function releasePapers(
  trx: Trx,
  { caseId, papers }: { caseId: string; papers: readonly string[] },
): Promise<void> {
  const replaced = await findSubmittedPayee(trx, caseId);
  if (!replaced || papers.length === 0) return;
  await trx
    .updateTable('images')
    .set({ subject: null, position: null })
    .where('id', 'in', papers)
    .where('subject', '=', papersOfPayee(replaced.id))
    .execute();
}

type Reviewed = {
  payeeId: string;
  decision: 'pass' | 'refuse';
  words: string;
  staffUserId: string;
  /** This is what was compared of the new account. */
  compared: readonly ComparisonName[];
  now: number;
};

/** Takes staff's word on the new account; passed, it is paid to once its cooling time is over. */
export async function decideBankChange(
  trx: Trx,
  { payeeId, decision, words, staffUserId, compared, now }: Reviewed,
  config: Config,
): Promise<{ caseId: string }> {
  const payee = await trx
    .selectFrom('case_payees')
    .select(['case_id as caseId', 'submitted_by as userId'])
    .where('id', '=', payeeId)
    .executeTakeFirst();
  if (!payee) throw new Problem('notFound');
  const { caseId, userId } = payee;
  const told = { userId, caseId, payeeId, words, now };
  if (decision === 'refuse') {
    if (!(await refusePayee(trx, { payeeId, staffUserId }))) throw new Problem('taskDecided');
    await tell(trx, { ...told, step: 'refused' });
    return { caseId };
  }
  const admitted = await admitPayee(trx, { caseId, payeeId, staffUserId, now }, config);
  if (!admitted) throw new Problem('taskDecided');
  // Nothing that was compared of the account before it holds any more.
  await stateFact(trx, { caseId, kind: 'payee', compared, staffUserId, now });
  await tell(trx, { ...told, ...admitted, step: 'passed' });
  return { caseId };
}

type Told = {
  userId: string;
  caseId: string;
  payeeId: string;
  step: 'asked' | 'passed' | 'refused';
  words?: string;
  effectiveAt?: number;
  now: number;
};

/** Tells it on the owner's own number, which a change of the payee's account never touches. */
function tell(trx: Trx, { userId, caseId, payeeId, step, now, ...more }: Told): Promise<void> {
  const params = { step, words: more.words ?? '', effectiveAt: more.effectiveAt ?? 0 };
  const told = { kind: 'bankChanged', caseId, subjectId: `${payeeId}:${step}` } as const;
  return notify(trx, { userId, ...told, params, now });
}
