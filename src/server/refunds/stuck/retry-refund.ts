import { inTransaction } from '#src/server/db/in-transaction.ts';
import { requireMoneyOut } from '#src/server/ledger/require-money-out.ts';
import { queueRefunds } from '#src/server/refunds/run/queue-refunds.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Asked = { refundNo: string; staffUserId: string };

/**
 * Brings the next try of a gift that did not go back forward to now. Its number stays, so that the
 * gateway is asked what became of it before anything is sent again.
 */
export async function retryRefund(
  { db, wakeJobs }: Pick<Services, 'db' | 'wakeJobs'>,
  { refundNo, staffUserId }: Asked,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('refunds')
      .select('case_id as caseId')
      .where('refund_no', '=', refundNo)
      .executeTakeFirst();
    if (!found) throw new Problem('notFound');
    await requireMoneyOut(trx);
    const { numUpdatedRows } = await trx
      .updateTable('refunds')
      .set({ next_try_at: now, updated_at: now })
      .where('refund_no', '=', refundNo)
      .where('status', '=', 'ERROR')
      .where('needs_account', '=', 0)
      .where('next_try_at', '>', now)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Problem('refundNotOpen');
    await queueRefunds(trx, now);
    const { caseId } = found;
    await recordAct(trx, { act: 'retryRefund', staffUserId, subjectId: refundNo, caseId, now });
  });
  wakeJobs();
}
