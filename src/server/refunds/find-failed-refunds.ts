import type { RefundFailure } from '#src/shared/refunds/refund-state.ts';
import type { FailedRefund } from '#src/shared/refunds/refund-view.ts';
import type { Database } from '../db/database.ts';

const most = 20;

/** Gifts of a case whose return failed, for staff: why, and when each is tried again. */
export async function findFailedRefunds(db: Database, caseId: string): Promise<FailedRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .select([
      'refund_no as refundNo',
      'amount_in_fen as amountInFen',
      'failure',
      'needs_account as needsAccount',
      'next_try_at as nextTryAt',
    ])
    .where('case_id', '=', caseId)
    .where('status', '=', 'ERROR')
    .orderBy('refund_no')
    .limit(most)
    .execute();
  return rows.map(({ failure, needsAccount, ...row }) => ({
    ...row,
    failure: failure as RefundFailure | null,
    waitsForDonor: needsAccount === 1,
  }));
}
