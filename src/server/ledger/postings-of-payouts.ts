import type { Trx } from '#src/server/db/database.ts';
import {
  caseAvailable,
  caseHeldForWithdrawals,
  custodyBank,
  feeIncome,
  fundraiserReceivable,
  payoutInFlight,
  pool,
} from './accounts.ts';
import { type CaseMoney, type Money, type Posted, postMove } from './post-move.ts';

type PayoutMoney = CaseMoney & { payoutNo: string };

/** Pays the service fee of cases whose option is subsidise. */
export const subsidyPool = 'service-fee';

/** A payout was sent to the bank: CH to X. */
export function postPayoutSubmitted(trx: Trx, { payoutNo, ...money }: PayoutMoney): Posted {
  const path = { from: caseHeldForWithdrawals(money.caseId), to: payoutInFlight(payoutNo) };
  return postMove(trx, { kind: 'payout', reference: payoutNo, ...path, ...money });
}

/** The bank paid it: X to B. */
export function postPayoutPaid(trx: Trx, { payoutNo, ...money }: PayoutMoney): Posted {
  const path = { from: payoutInFlight(payoutNo), to: custodyBank };
  return postMove(trx, { kind: 'payout-paid', reference: payoutNo, ...path, ...money });
}

/** The bank did not pay it and never will: X back to CH. */
export function postPayoutFailed(trx: Trx, { payoutNo, ...money }: PayoutMoney): Posted {
  const path = { from: payoutInFlight(payoutNo), to: caseHeldForWithdrawals(money.caseId) };
  return postMove(trx, { kind: 'payout-failed', reference: payoutNo, ...path, ...money });
}

/** What was paid came back: B to CH. */
export function postBankReturn(trx: Trx, { payoutNo, ...money }: PayoutMoney): Posted {
  const path = { from: custodyBank, to: caseHeldForWithdrawals(money.caseId) };
  return postMove(trx, { kind: 'bank-return', reference: payoutNo, ...path, ...money });
}

/** Money of a payout stays unpaid: CH to C, once a payout. */
export function postPayoutUnhold(trx: Trx, { payoutNo, ...money }: PayoutMoney): Posted {
  const path = { from: caseHeldForWithdrawals(money.caseId), to: caseAvailable(money.caseId) };
  return postMove(trx, { kind: 'payout-unhold', reference: payoutNo, ...path, ...money });
}

/** The service fee of a paid payout: its part of the hold is let go and charged, C to F. */
export async function postFee(trx: Trx, { payoutNo, ...money }: PayoutMoney): Promise<void> {
  const [held, available] = [caseHeldForWithdrawals(money.caseId), caseAvailable(money.caseId)];
  const cause = { reference: payoutNo, ...money };
  await postMove(trx, { kind: 'fee-unhold', from: held, to: available, ...cause });
  await postMove(trx, { kind: 'fee', from: available, to: feeIncome, ...cause });
}

/** The fee of a payout that came back is undone, F to C, and held again with the rest. */
export async function postFeeReturn(trx: Trx, { payoutNo, ...money }: PayoutMoney): Promise<void> {
  const [held, available] = [caseHeldForWithdrawals(money.caseId), caseAvailable(money.caseId)];
  const cause = { reference: payoutNo, ...money };
  await postMove(trx, { kind: 'fee-return', from: feeIncome, to: available, ...cause });
  await postMove(trx, { kind: 'fee-hold', from: available, to: held, ...cause });
}

/** The fee of a payout is paid by the subsidy pool: P to F. */
export function postSubsidy(trx: Trx, { payoutNo, ...money }: PayoutMoney): Posted {
  const path = { from: pool(subsidyPool), to: feeIncome };
  return postMove(trx, { kind: 'subsidy', reference: payoutNo, ...path, ...money });
}

/** A subsidised payout failed or came back: F to P. */
export function postSubsidyReturn(trx: Trx, { payoutNo, ...money }: PayoutMoney): Posted {
  const path = { from: feeIncome, to: pool(subsidyPool) };
  return postMove(trx, { kind: 'subsidy-return', reference: payoutNo, ...path, ...money });
}

/** A sponsor paid into a pool at the custody bank: B to P. */
export function postPoolFunding(
  trx: Trx,
  { poolId, reference, ...money }: Money & { poolId: string; reference: string },
): Posted {
  const path = { from: custodyBank, to: pool(poolId) };
  return postMove(trx, { kind: 'pool-funding', reference, ...path, ...money });
}

/**
 * Who was paid gave some of it back to the custody bank, once a number on the bank's statement: the
 * case has it again, R to C, and nothing stays to be received, B to R.
 */
export async function postClawback(
  trx: Trx,
  { statementNo, ...money }: CaseMoney & { statementNo: string },
): Promise<void> {
  const cause = { reference: statementNo, ...money };
  const available = caseAvailable(money.caseId);
  await postMove(trx, { kind: 'clawback', from: fundraiserReceivable, to: available, ...cause });
  const received = { from: custodyBank, to: fundraiserReceivable };
  await postMove(trx, { kind: 'clawback-received', ...received, ...cause });
}
