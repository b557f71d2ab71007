import type { Database } from '#src/server/db/database.ts';
import {
  caseAvailable,
  caseHeldForRefunds,
  caseHeldForWithdrawals,
} from '#src/server/ledger/accounts.ts';
import type { MoneyOfCase } from '#src/shared/cases/case-detail.ts';

/** Balances tell what the case holds; its transfers other than gifts tell what has left. */
export async function findMoneyOfCase(db: Database, caseId: string): Promise<MoneyOfCase> {
  const [balances, moved] = await Promise.all([findBalances(db, caseId), findMoved(db, caseId)]);
  return {
    availableInFen: balances.get(caseAvailable(caseId)) ?? 0,
    heldInFen: balances.get(caseHeldForWithdrawals(caseId)) ?? 0,
    refundHeldInFen: balances.get(caseHeldForRefunds(caseId)) ?? 0,
    inFlightInFen: moved.get('X') ?? 0,
    paidOutInFen: moved.get('B') ?? 0,
    refundedInFen: moved.get('G') ?? 0,
    feeInFen: moved.get('F') ?? 0,
  };
}

async function findBalances(db: Database, caseId: string) {
  const accounts = [caseAvailable, caseHeldForWithdrawals, caseHeldForRefunds];
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance_in_fen'])
    .where(
      'id',
      'in',
      accounts.map((account) => account(caseId)),
    )
    .execute();
  return new Map<string, number>(rows.map((row) => [row.id, row.balance_in_fen]));
}

/** Two ranges, since an index leads to both past a million gifts; none leads past `<> 'donate'`. */
async function findMoved(db: Database, caseId: string) {
  const ranges = await Promise.all([
    findMovedWhere(db, caseId, '<'),
    findMovedWhere(db, caseId, '>'),
  ]);
  const moved = new Map<string, number>();
  for (const row of ranges.flat()) {
    moved.set(row.kind, (moved.get(row.kind) ?? 0) + row.moved_in_fen);
  }
  return moved;
}

function findMovedWhere(db: Database, caseId: string, side: '<' | '>') {
  return db
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .where('transfer.case_id', '=', caseId)
    .where('transfer.kind', side, 'donate')
    .groupBy('account.kind')
    .select(['account.kind'])
    .select((eb) => eb.cast<number>(eb.fn.sum('entry.amount_in_fen'), 'bigint').as('moved_in_fen'))
    .execute();
}
