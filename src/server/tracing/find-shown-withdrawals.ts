import type { Database } from '#src/server/db/database.ts';
import { type ShownWithdrawal, shownWithdrawalStates } from '#src/shared/tracing/allocation.ts';

const maxWithdrawals = 50;

/** The withdrawals of a case from their public notice on, newest first. */
export async function findShownWithdrawals(
  db: Database,
  caseId: string,
): Promise<ShownWithdrawal[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['amount_in_fen', 'purpose', 'plan', 'status', 'created_at', 'updated_at'])
    .where('case_id', '=', caseId)
    .where('status', 'in', shownWithdrawalStates)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxWithdrawals)
    .execute();
  return rows.map((row) => ({
    amountInFen: row.amount_in_fen,
    purpose: row.purpose,
    plan: row.plan,
    status: row.status as ShownWithdrawal['status'],
    appliedAt: row.created_at,
    changedAt: row.updated_at,
  }));
}
