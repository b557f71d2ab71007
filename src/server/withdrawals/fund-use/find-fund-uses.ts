import type { Database, Trx } from '#src/server/db/database.ts';
import { postStatuses } from '#src/shared/progress/post-view.ts';
import { type FundUse, fundUseOf } from '#src/shared/withdrawals/fund-use.ts';

/** Selects what each paid payout owes, with since when an account of it waits for its review. */
export function selectFundUses(db: Database | Trx) {
  return db
    .selectFrom('fund_uses')
    .leftJoin('progress_posts as waiting', (join) =>
      join
        .onRef('waiting.payout_no', '=', 'fund_uses.payout_no')
        .on('waiting.status', '=', postStatuses.submitted),
    )
    .select([
      'fund_uses.payout_no as payoutNo',
      'fund_uses.withdrawal_id as withdrawalId',
      'fund_uses.due_at as dueAt',
      'fund_uses.shown_at as shownAt',
      'waiting.submitted_at as waitsSince',
    ]);
}

/** Finds the account of each of its paid payouts stands by withdrawal. */
export async function findFundUses(
  db: Database,
  withdrawalIds: readonly string[],
  now: number,
): Promise<Map<string, FundUse[]>> {
  const found = new Map<string, FundUse[]>();
  if (withdrawalIds.length === 0) return found;
  const rows = await selectFundUses(db)
    .where('fund_uses.withdrawal_id', 'in', withdrawalIds)
    .execute();
  for (const { withdrawalId, ...known } of rows) {
    found.set(withdrawalId, [...(found.get(withdrawalId) ?? []), fundUseOf(known, now)]);
  }
  return found;
}

/** Finds a payout whose account is overdue, the oldest; it locks every other payout of the case. */
export function findOverdueUse(db: Database | Trx, caseId: string, now: number) {
  return selectFundUses(db)
    .where('fund_uses.case_id', '=', caseId)
    .where('fund_uses.shown_at', 'is', null)
    .where('fund_uses.due_at', '<=', now)
    .where((eb) =>
      eb.or([
        eb('waiting.submitted_at', 'is', null),
        eb('waiting.submitted_at', '>', eb.ref('fund_uses.due_at')),
      ]),
    )
    .orderBy('fund_uses.due_at')
    .limit(1)
    .executeTakeFirst();
}
