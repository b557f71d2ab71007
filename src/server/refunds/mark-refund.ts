import type { RefundFailure } from '#src/shared/refunds/refund-state.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { notify } from '../messages/notify.ts';
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
      .set({ status: 'ERROR', failure, needs_account: 1, account: null, account_mask: null })
      .set({ next_try_at: null, updated_at: now })
      .where('refund_no', '=', refundNo)
      .where('status', '<>', 'SUCCESS')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n || !userId) return;
    const subjectId = `${refundNo}:${accountCount}`;
    const told = {
      kind: 'refundNeedsAccount',
      caseId,
      subjectId,
      params: { amountInFen },
    } as const;
    await notify(trx, { userId, ...told, now });
  });
}
