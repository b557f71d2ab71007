import type { Database } from '#src/server/db/database.ts';
import { findFundUses } from '#src/server/withdrawals/fund-use/find-fund-uses.ts';
import {
  findPaidParts,
  type PaidPart,
  sumPaid,
} from '#src/server/withdrawals/payout/find-paid-parts.ts';
import { type ShownWithdrawal, shownWithdrawalStates } from '#src/shared/tracing/allocation.ts';
import { type FundUse, mostMissed } from '#src/shared/withdrawals/fund-use.ts';
import { isNoticeOver } from '#src/shared/withdrawals/notice-over.ts';

const maxWithdrawals = 50;

/** Finds the withdrawals of a case from their public notice on, newest first. */
export async function findShownWithdrawals(
  db: Database,
  caseId: string,
  now: number,
): Promise<ShownWithdrawal[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('status', 'in', shownWithdrawalStates)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxWithdrawals)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [paid, uses] = await Promise.all([findPaidParts(db, ids), findFundUses(db, ids, now)]);
  return rows.map((row) => ({
    amountInFen: row.amount_in_fen,
    netInFen: row.net_in_fen ?? row.amount_in_fen,
    paidInFen: sumPaid(paid.get(row.id)).paidInFen,
    givenBackInFen: row.given_back_in_fen,
    purpose: row.purpose,
    plan: row.plan,
    status: row.status as ShownWithdrawal['status'],
    noticeOver: isNoticeOver(row.notice_ends_at, now),
    appliedAt: row.created_at,
    changedAt: row.updated_at,
    ...payoutOf(paid.get(row.id), mostMissed(uses.get(row.id) ?? [])),
  }));
}

function payoutOf(
  parts: readonly PaidPart[] = [],
  use: FundUse | undefined,
): Pick<ShownWithdrawal, 'payout'> {
  const last = parts.at(-1);
  if (!last) return {};
  const receiptNos = parts.map(({ receiptNo }) => receiptNo);
  const { dueAt: useDueAt = null, shownAt: useShownAt = null } = use ?? {};
  const { inReview: useInReview = false, overdue: useOverdue = false } = use ?? {};
  const told = { useDueAt, useShownAt, useInReview, useOverdue };
  return { payout: { paidAt: last.paidAt, receiptNos, ...told } };
}
