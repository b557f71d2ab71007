import { returnHeld } from '#src/server/activities/holds/give-back.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { requireNoOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import type { Trx } from '#src/server/db/database.ts';
import { requireMoneyOut } from '#src/server/ledger/require-money-out.ts';
import { queueRefunds } from '#src/server/refunds/run/queue-refunds.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { StoredCaseRefund } from './find-case-refund.ts';
import { findRefundable, wholeOf } from './find-refundable.ts';
import { getAt, requireAnother } from './review-refund.ts';
import { tellOwner } from './tell-owner.ts';

type Released = { refundId: string; staffUserId: string; now: number };

/**
 * A third person lets the money go: unpaid orders close, and a job returns what is left of every
 * gift. Only now is it known how much that is, since gifts under way may have settled.
 */
export async function releaseRefund(
  trx: Trx,
  { refundId, staffUserId, now }: Released,
): Promise<StoredCaseRefund> {
  await requireMoneyOut(trx);
  const refund = await getAt(trx, refundId, 'PASSED');
  requireAnother(refund, staffUserId);
  const { caseId } = refund;
  await lockCaseFund(trx, caseId);
  await requireNoOpenWithdrawal(trx, caseId);
  if (refund.kind === 'fundraiser' && refund.launchedAt === null) {
    throw new Problem('refundNotOpen');
  }
  await closeUnpaid(trx, caseId, now);
  await returnHeld(trx, caseId, now);
  const refundable = await findRefundable(trx, caseId);
  const { amountInFen, matchedInFen, directedInFen, passedInFen, orders } = refundable;
  if (wholeOf(refundable) === 0) throw new Problem('nothingToRefund');
  await trx
    .updateTable('case_refunds')
    .set({ status: 'RUNNING', releaser_user_id: staffUserId, released_at: now })
    .set({ amount_in_fen: amountInFen, matched_in_fen: matchedInFen })
    .set({ directed_in_fen: directedInFen, passed_in_fen: passedInFen, gift_count: orders })
    .where('id', '=', refundId)
    .where('status', '=', 'PASSED')
    .execute();
  const params = { amountInFen };
  await tellOwner(trx, { caseId, kind: 'refundStarted', subjectId: refundId, params, now });
  await queueRefunds(trx, now);
  return refund;
}

/** Money that still comes for one of these is a late receipt and goes straight back. */
async function closeUnpaid(trx: Trx, caseId: string, now: number): Promise<void> {
  await trx
    .updateTable('donations')
    .set({ status: 'CLOSED', closed_at: now })
    .where('case_id', '=', caseId)
    .where('status', '=', 'CREATED')
    .execute();
}
