import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { RefundFailure } from '#src/shared/refunds/refund-state.ts';
import type { DueRefund } from './find-due-refunds.ts';

type Failed = { refund: DueRefund; failure: RefundFailure };

/** Shows why a try did not bring the gift back; its next try is set. */
export async function markFailed(
  db: Database | Trx,
  { refund, failure }: Failed,
  now: number,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ status: 'ERROR', failure, updated_at: now })
    .where('refund_no', '=', refund.refundNo)
    .where('status', '<>', 'SUCCESS')
    .execute();
}

/** The way the gift came is closed: its donor is asked for an account; the money stays held. */
export async function markNeedsAccount(
  db: Database,
  { refund, failure }: Failed,
  now: number,
): Promise<void> {
  const { refundNo, caseId, userId, amountInFen, accountCount } = refund;
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('refunds')
      .set({ ...homeless, failure, updated_at: now })
      .where('refund_no', '=', refundNo)
      .where('status', '<>', 'SUCCESS')
      // The donor may have given another account since this one was tried.
      .where('account_count', '=', accountCount)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await trx
      .updateTable('bank_refunds')
      .set({ status: 'FAILED', updated_at: now })
      .where('refund_no', '=', refundNo)
      .where('status', '=', 'SUBMITTED')
      .execute();
    await askDonor(trx, { userId, caseId, refundNo, accountCount, amountInFen, now });
  });
}

/** A refund is homeless whose gift lies with us until its donor says where it may go. */
export const homeless = {
  status: 'ERROR',
  needs_account: 1,
  next_try_at: null,
  account_sealed: null,
  account_mask: null,
} as const;

type Asked = Pick<DueRefund, 'userId' | 'caseId' | 'refundNo' | 'accountCount' | 'amountInFen'> & {
  now: number;
};

export async function askDonor(
  trx: Trx,
  { userId, caseId, refundNo, accountCount, amountInFen, now }: Asked,
): Promise<void> {
  if (!userId) return;
  const about = { caseId, subjectId: `${refundNo}:${accountCount}`, params: { amountInFen } };
  await notify(trx, { userId, kind: 'refundNeedsAccount', ...about, now });
}
