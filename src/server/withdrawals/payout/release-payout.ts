import type { Trx } from '#src/server/db/database.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { requireMoneyOut } from '#src/server/ledger/require-money-out.ts';
import { newTradeNo } from '#src/server/platform/trade-no.ts';
import {
  findPlan,
  lockWithdrawal,
  type PlannedPart,
  type Withdrawal,
} from '#src/server/withdrawals/find-withdrawal.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { findStop } from './find-stop.ts';
import { findHindrance } from './queue-payout.ts';

type Release = {
  withdrawalId: string;
  position: number;
  staffUserId: string;
  gateway: string;
  now: number;
};

/**
 * The releaser lets one instalment go: the payout is stored under a new number, and a job sends it.
 * It is only the next one, to the payee that was reviewed, of a case nobody doubts, and never while
 * an earlier number may still be paid.
 */
export async function releasePayout(
  trx: Trx,
  release: Release,
): Promise<{ caseId: string; payoutNo: string }> {
  const { withdrawalId, position, staffUserId, now } = release;
  await requireMoneyOut(trx);
  const withdrawal = await lockWithdrawal(trx, withdrawalId);
  const hindrance = await findHindrance(trx, { withdrawal, position }, now);
  if (hindrance) throw new Problem(hindrance);
  requireAnother(withdrawal, staffUserId);
  const part = requireNext(await findPlan(trx, withdrawalId), position);
  const { subsidyInFen } = part;
  const stop = await findStop(trx, { withdrawal, subsidyInFen, now });
  if (stop) throw new Problem(stop);
  await trx
    .updateTable('withdrawals')
    .set({ status: 'PAYING', releaser_user_id: staffUserId, updated_at: now })
    .where('id', '=', withdrawalId)
    .where('status', 'in', ['NOTICE', 'PAYING'])
    .execute();
  const payoutNo = await keepPayout(trx, { withdrawal, part, release });
  const id = `run-payout@${payoutNo}`;
  await enqueue(trx, { name: 'run-payout', payload: { payoutNo }, runAt: now, id });
  return { caseId: withdrawal.case_id, payoutNo };
}

/** The database refuses it too, by CHECKs. */
function requireAnother(withdrawal: Withdrawal, staffUserId: string): void {
  const before = [
    withdrawal.applicant_user_id,
    withdrawal.reviewer_user_id,
    withdrawal.second_reviewer_user_id,
  ];
  if (before.includes(staffUserId)) throw new Problem('secondPersonNeeded');
}

function requireNext(plan: readonly PlannedPart[], position: number): PlannedPart {
  const next = plan.find(({ payoutStatus }) => payoutStatus !== 'SUCCESS');
  if (next?.position !== position || next.payoutStatus !== null) {
    throw new Problem('withdrawalNotOpen');
  }
  return next;
}

type Kept = { withdrawal: Withdrawal; part: PlannedPart; release: Release };

async function keepPayout(trx: Trx, { withdrawal, part, release }: Kept): Promise<string> {
  const { staffUserId, gateway, now } = release;
  const payoutNo = `PO${newTradeNo(now)}`;
  await trx
    .insertInto('payouts')
    .values({
      ...{ payout_no: payoutNo, withdrawal_id: withdrawal.id, position: part.position },
      ...{ case_id: withdrawal.case_id, amount_in_fen: part.netInFen, gateway },
      payee_id: withdrawal.payee_id ?? '',
      payee_hash: withdrawal.payee_hash ?? '',
      ...{ releaser_user_id: staffUserId, status: 'READY' },
      ...{ receipt_no: null, return_no: null, bank_words: null },
      ...{ created_at: now, submitted_at: null, paid_at: null, returned_at: null },
      updated_at: now,
    })
    .execute();
  return payoutNo;
}
