import { AccountOverdrawnError } from '#src/server/ledger/change-balances.ts';
import { postHold } from '#src/server/ledger/postings.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Trx } from '../db/database.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { findCaseState } from '../donations/case-state.ts';
import { lockCaseFund } from '../donations/lock-case-fund.ts';
import type { House } from '../platform/house.ts';
import { newId } from '../platform/keys.ts';
import { tagOfCase, tagOfLists } from '../platform/page-tags.ts';
import { requireMoneyOut } from '../refunds/require-money-out.ts';
import { requireNoOpenWithdrawal } from './require-no-open-withdrawal.ts';

type Application = {
  caseId: string;
  applicantUserId: string;
  amountInFen: number;
  purpose: string;
  plan: string;
};

/** Holds money of a case for a withdrawal under review; a case has one open at most. */
export async function holdForWithdrawal(
  { db, pageTags }: Pick<House, 'db' | 'pageTags'>,
  application: Application,
  now: number,
): Promise<{ withdrawalId: string }> {
  const withdrawalId = newId();
  try {
    await inTransaction(db, (trx) => hold(trx, { ...application, withdrawalId }, now));
  } catch (error) {
    if (isUniqueViolation(error, 'withdrawals.case_id')) throw new Problem('withdrawalOpen');
    if (error instanceof AccountOverdrawnError) throw tooMuch();
    throw error;
  }
  pageTags.purge([tagOfCase(application.caseId), tagOfLists]);
  return { withdrawalId };
}

type Hold = Application & { withdrawalId: string };

async function hold(trx: Trx, { withdrawalId, ...application }: Hold, now: number): Promise<void> {
  const { caseId, amountInFen } = application;
  await requireMoneyOut(trx);
  await lockCaseFund(trx, caseId);
  await requireNoOpenWithdrawal(trx, caseId);
  const state = await findCaseState(trx, caseId);
  if (!state) throw new Problem('notFound');
  if (!canCase('withdraw', state, now)) throw new Problem('caseNotOpen');
  await trx
    .insertInto('withdrawals')
    .values({
      id: withdrawalId,
      case_id: caseId,
      applicant_user_id: application.applicantUserId,
      amount_in_fen: amountInFen,
      purpose: application.purpose,
      plan: application.plan,
      status: 'REVIEWING',
      created_at: now,
      updated_at: now,
    })
    .execute();
  await postHold(trx, { withdrawalId, caseId, amountInFen, now });
  await trx
    .updateTable('cases')
    .set({ status: 'FINISHED', end_reason: endReasons.withdrawalApplying, finished_at: now })
    .where('id', '=', caseId)
    .execute();
}

function tooMuch(): Problem {
  return new Problem('inputInvalid', { fields: { amountInFen: 'amountTooLarge' } });
}
