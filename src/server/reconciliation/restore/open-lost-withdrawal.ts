import { dropUncovered } from '#src/server/activities/holds/end-holds.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { requireNoOpenCaseRefund } from '#src/server/cases/state/require-no-open-case-refund.ts';
import { findOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { AccountOverdrawnError } from '#src/server/ledger/change-balances.ts';
import { holdTo } from '#src/server/withdrawals/apply/hold-for-withdrawal.ts';
import { serviceChargeOptions } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { callOffSince } from './call-off-since.ts';

/** Finds the cases whose reviewed payee this is. */
export async function findCasesOfPayee(
  db: Database | Trx,
  payeeHash: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('case_payees')
    .select('case_id as caseId')
    .distinct()
    .where('payee_hash', '=', payeeHash)
    .where('reviewed_by', 'is not', null)
    .execute();
  return rows.map(({ caseId }) => caseId);
}

/** Finds the one of them there is, or of several the one that words name by its number. */
export async function findCaseOfPayee(
  db: Database | Trx,
  { payeeHash, words = '' }: { payeeHash: string; words?: string },
): Promise<string | undefined> {
  const cases = await findCasesOfPayee(db, payeeHash);
  const named = cases.length > 1 ? cases.filter((caseId) => words.includes(caseId)) : cases;
  return named.length === 1 ? named[0] : undefined;
}

type Lost = {
  caseId: string;
  payeeHash: string;
  amountInFen: number;
  words: string;
  staffUserId: string;
};

/**
 * Writes a withdrawal that was lost, from the bank's word that it paid: to a payee that was reviewed,
 * past a notice nobody can run any more, and free of a fee, since what was agreed is lost too. Who
 * does it stands as its reviewer, so that another releases it.
 */
export async function openLostWithdrawal(
  trx: Trx,
  { caseId, payeeHash, amountInFen, words, staffUserId }: Lost,
  now: number,
): Promise<string> {
  await lockCaseFund(trx, caseId);
  const payee = await findPayee(trx, { caseId, payeeHash, now });
  if (!payee) throw new Problem('payeeNotReady');
  const { applicantUserId, payeeId } = payee;
  if (applicantUserId === staffUserId) throw new Problem('secondPersonNeeded');
  // A later one was paid, so one that is still open here was called off since.
  const open = await findOpenWithdrawal(trx, caseId);
  if (open && !(await callOffSince(trx, open.id, now))) throw new Problem('withdrawalOpen');
  await requireNoOpenCaseRefund(trx, caseId);
  const application = {
    ...{ caseId, applicantUserId, amountInFen, purpose: words, plan: words, stopRaise: false },
  };
  const rule = { option: serviceChargeOptions.none, basisPoints: 0 };
  const withdrawalId = await orCaseRefuses(async () => {
    const held = { application, payee: undefined, endReasonBefore: null, rule };
    return (await holdTo(trx, held, now)).withdrawalId;
  });
  await dropUncovered(trx, caseId, now);
  await trx
    .updateTable('withdrawals')
    .set({
      ...{ status: 'NOTICE', payee_id: payeeId, payee_hash: payeeHash },
      ...{ reviewer_user_id: staffUserId, notice_started_at: now, notice_ends_at: now },
    })
    .where('id', '=', withdrawalId)
    .execute();
  return withdrawalId;
}

function findPayee(
  trx: Trx,
  { caseId, payeeHash, now }: { caseId: string; payeeHash: string; now: number },
) {
  return trx
    .selectFrom('case_payees')
    .innerJoin('cases', 'cases.id', 'case_payees.case_id')
    .select(['case_payees.id as payeeId', 'cases.owner_user_id as applicantUserId'])
    .where('case_payees.case_id', '=', caseId)
    .where('case_payees.payee_hash', '=', payeeHash)
    .where('case_payees.reviewed_by', 'is not', null)
    .where('case_payees.effective_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
}

/** Less lies in the case than was paid of it: money whose gifts are lost too. */
async function orCaseRefuses<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AccountOverdrawnError) throw new Problem('caseStateRefuses');
    throw error;
  }
}
