import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { findCaseState } from '#src/server/cases/state/case-state.ts';
import { requireNoOpenCaseRefund } from '#src/server/cases/state/require-no-open-case-refund.ts';
import { requireNoOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import { beginWithdrawing } from '#src/server/cases/transitions/withdraw-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { findFreeMoney } from '#src/server/kinds/goods/find-free-money.ts';
import { AccountOverdrawnError } from '#src/server/ledger/change-balances.ts';
import { postHold } from '#src/server/ledger/postings.ts';
import { requireMoneyOut } from '#src/server/ledger/require-money-out.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findReviewedPayee, type ReviewedPayee } from '#src/server/raising/payee/payee.ts';
import { type CaseState, canCase } from '#src/shared/cases/case-actions.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { FeeRule } from '#src/shared/withdrawals/fee.ts';
import { type Application, keepWithdrawal } from './keep-withdrawal.ts';

/**
 * The database's own guards refuse, and this says so in words; it goes around a transaction with
 * `hold` in it.
 */
export async function asProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'withdrawals.case_id')) throw new Problem('withdrawalOpen');
    if (error instanceof AccountOverdrawnError) {
      throw aboveAvailable();
    }
    throw error;
  }
}

function aboveAvailable(): Problem {
  return new Problem('inputInvalid', { fields: { amountInFen: 'aboveAvailable' } });
}

/** Answers holds money of a case for a withdrawal under review; a case has one open at most. */
export async function hold(
  trx: Trx,
  application: Application,
  now: number,
): Promise<{ withdrawalId: string }> {
  const { caseId } = application;
  await requireMoneyOut(trx);
  await lockCaseFund(trx, caseId);
  await requireNoOpenWithdrawal(trx, caseId);
  await requireNoOpenCaseRefund(trx, caseId);
  const state = await findCaseState(trx, caseId);
  if (!state) throw new Problem('notFound');
  if (!canCase('withdraw', state, now)) throw new Problem('caseStateRefuses');
  if (application.amountInFen > (await findFreeMoney(trx, caseId)).freeInFen)
    throw aboveAvailable();
  const ends = (application.stopRaise ?? true) || state.status === 'FINISHED';
  const payee = await findReviewedPayee(trx, caseId, now);
  return holdTo(
    trx,
    { application, payee, endReasonBefore: ends ? endReasonOf(state, now) : null },
    now,
  );
}

type HeldTo = {
  application: Application;
  payee: ReviewedPayee | undefined;
  /** It is null when the case goes on raising. */
  endReasonBefore: number | null;
  /** This is the fee it was applied for under; the case's own of today when left out. */
  rule?: FeeRule;
};

/** Makes the hold itself, pinned to this account; whether there may be one was asked before. */
export async function holdTo(
  trx: Trx,
  { application, payee, endReasonBefore, rule: appliedUnder }: HeldTo,
  now: number,
): Promise<{ withdrawalId: string }> {
  const { caseId, amountInFen, stopRaise = true } = application;
  const withdrawalId = newId();
  const rule = appliedUnder ?? (await getFeeRule(trx, caseId));
  await keepWithdrawal(
    trx,
    { ...application, stopRaise, withdrawalId, payee, endReasonBefore, rule },
    now,
  );
  await postHold(trx, { withdrawalId, caseId, amountInFen, now });
  if (endReasonBefore !== null) await markApplying(trx, caseId, now);
  return { withdrawalId };
}

/** Answers why the case has ended, or would have without this withdrawal. */
export function endReasonOf({ status, endReason, endsAt }: CaseState, now: number): number {
  if (status === 'FINISHED') return endReason ?? endReasons.endedEarly;
  return endsAt !== null && endsAt <= now ? endReasons.timeExpired : endReasons.endedEarly;
}

async function getFeeRule(trx: Trx, caseId: string) {
  return trx
    .selectFrom('cases')
    .select(['service_charge_option as option', 'fee_basis_points as basisPoints'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}

/** Answers 101 the first time, 103 when an earlier withdrawal was paid. */
async function markApplying(trx: Trx, caseId: string, now: number): Promise<void> {
  const earlier = await trx
    .selectFrom('withdrawals')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', '=', 'PAID')
    .limit(1)
    .executeTakeFirst();
  await beginWithdrawing(trx, { caseId, isFirst: earlier === undefined }, now);
}
