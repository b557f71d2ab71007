import { findCaseState } from '#src/server/cases/state/case-state.ts';
import { findOpenDiscussion } from '#src/server/cases/state/find-open-discussion.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { subsidyPool } from '#src/server/ledger/postings-of-payouts.ts';
import { findReviewedPayee } from '#src/server/raising/payee/payee.ts';
import { findChangingPayee } from '#src/server/withdrawals/apply/find-cash-check.ts';
import type { Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { phaseOf } from '#src/shared/cases/case-actions.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import type { ProblemName } from '#src/shared/contract/problem.ts';
import type { UnsentReason } from '#src/shared/withdrawals/unsent-reasons.ts';

type StopReason = Extract<UnsentReason, ProblemName>;
type Asked = { withdrawal: Withdrawal; subsidyInFen: number; now: number };

/**
 * Finds why this instalment must not go out as things are, though its withdrawal waited long
 * enough.
 */
export async function findStop(
  trx: Trx,
  { withdrawal, subsidyInFen, now }: Asked,
): Promise<StopReason | undefined> {
  if (!(await isPinned(trx, withdrawal, now))) return 'payeeNotReady';
  const hold = await findHold(trx, withdrawal.case_id, now);
  if (hold) return hold;
  return (await findPoolLack(trx, subsidyInFen)) > 0 ? 'subsidyPoolEmpty' : undefined;
}

/** Is what was reviewed still where this case's money goes? */
async function isPinned(trx: Trx, withdrawal: Withdrawal, now: number): Promise<boolean> {
  const { case_id: caseId, payee_id, payee_hash } = withdrawal;
  const payee = await findReviewedPayee(trx, caseId, now);
  const same = payee?.payeeId === payee_id && payee.payeeHash === payee_hash;
  return same && !(await findChangingPayee(trx, caseId, now));
}

/** Nothing leaves a case that staff hold for doubtful, have stopped, or discuss in public. */
export async function findHold(
  db: Database | Trx,
  caseId: string,
  now: number,
): Promise<'discussionOpen' | 'caseStateRefuses' | undefined> {
  if (await findOpenDiscussion(db, caseId)) return 'discussionOpen';
  const state = await findCaseState(db as Trx, caseId);
  const isFlagged = !state || state.displayStatus === displayStatuses.atRisk;
  if (isFlagged) return 'caseStateRefuses';
  const phase = phaseOf(state, now);
  return phase === 'risk' || phase === 'stopped' ? 'caseStateRefuses' : undefined;
}

/** Finds what the pool lacks of a subsidy; 0 when it reaches. */
export async function findPoolLack(db: Database | Trx, subsidyInFen: number): Promise<number> {
  if (subsidyInFen === 0) return 0;
  return Math.max(subsidyInFen - (await findBalance(db, pool(subsidyPool))), 0);
}
