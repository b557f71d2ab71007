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
    .leftJoin('fund_uses', 'fund_uses.withdrawal_id', 'withdrawals.id')
    .select([
      ...(['id', 'amount_in_fen', 'purpose', 'plan', 'status', 'updated_at'] as const),
      'withdrawals.created_at as appliedAt',
      'fund_uses.due_at as useDueAt',
      'fund_uses.shown_at as useShownAt',
      'fund_uses.overdue_told_at as overdueToldAt',
    ])
    .where('withdrawals.case_id', '=', caseId)
    .where('status', 'in', shownWithdrawalStates)
    .orderBy('withdrawals.created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxWithdrawals)
    .execute();
  const ids = rows.map(({ id }) => id);
  const receipts = await findReceipts(db, ids);
  return rows.map((row) => ({
    amountInFen: row.amount_in_fen,
    purpose: row.purpose,
    plan: row.plan,
    status: row.status as ShownWithdrawal['status'],
    appliedAt: row.appliedAt,
    changedAt: row.updated_at,
    ...payoutOf(row, receipts.get(row.id)),
  }));
}

type Receipt = { receiptNo: string; paidAt: number };

async function findReceipts(db: Database, ids: readonly string[]): Promise<Map<string, Receipt[]>> {
  const found = new Map<string, Receipt[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('payouts')
    .select(['withdrawal_id', 'receipt_no', 'paid_at'])
    .where('withdrawal_id', 'in', ids)
    .where('status', '=', 'SUCCESS')
    .orderBy('position')
    .execute();
  for (const { withdrawal_id, receipt_no, paid_at } of rows) {
    const receipt = { receiptNo: receipt_no ?? '', paidAt: paid_at ?? 0 };
    found.set(withdrawal_id, [...(found.get(withdrawal_id) ?? []), receipt]);
  }
  return found;
}

type Use = { useDueAt: number | null; useShownAt: number | null; overdueToldAt: number | null };

/** Overdue is what the daily reminder found, which also purges the pages that show it. */
function payoutOf(use: Use, receipts: readonly Receipt[] = []): Pick<ShownWithdrawal, 'payout'> {
  const last = receipts.at(-1);
  if (!last) return {};
  const { useDueAt, useShownAt, overdueToldAt } = use;
  const receiptNos = receipts.map(({ receiptNo }) => receiptNo);
  const useOverdue = useShownAt === null && overdueToldAt !== null;
  return { payout: { paidAt: last.paidAt, receiptNos, useDueAt, useShownAt, useOverdue } };
}
