import { endReasons } from '#src/shared/cases/enumerations.ts';
import type { Trx } from '../db/database.ts';

/** Says that a case's refund is over once no gift is left to return; the caller holds its fund. */
export async function finishCaseRefund(trx: Trx, caseId: string): Promise<void> {
  const left = await trx
    .selectFrom('donations')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', 'in', ['PAID', 'REFUNDING'])
    .limit(1)
    .executeTakeFirst();
  if (left) return;
  await trx
    .updateTable('cases')
    .set({ end_reason: endReasons.refundSucceeded })
    .where('id', '=', caseId)
    .where('end_reason', '=', endReasons.refundApplying)
    .execute();
}
