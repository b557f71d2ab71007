import { caseStateColumns } from '#src/server/cases/state/case-state-columns.ts';
import type { Database } from '#src/server/db/database.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { checkoutFundraiserRefund } from '#src/shared/refunds/calls.ts';
import { findRefundable, findRefundBlocks } from './find-refundable.ts';

/** Tells whether all gifts of a case can be given back now, and every reason why not. */
export async function checkRefund(
  db: Database,
  caseId: string,
  now: number,
): Promise<CallAnswer<typeof checkoutFundraiserRefund>> {
  const state = await db
    .selectFrom('cases')
    .select(caseStateColumns)
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!state) throw new Problem('notFound');
  const refundable = await findRefundable(db, caseId);
  const reasons = await findRefundBlocks(db, { caseId, state, refundable }, now);
  return { canRefund: reasons.length === 0, reasons, ...refundable };
}
