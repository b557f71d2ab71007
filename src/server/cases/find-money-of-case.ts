import type { Database } from '#src/server/db/database.ts';
import {
  caseAvailable,
  caseHeldForRefunds,
  caseHeldForWithdrawals,
} from '#src/server/ledger/accounts.ts';
import type { MoneyOfCase } from '#src/shared/cases/case-detail.ts';

/**
 * Balances tell what the case holds; its transfers other than gifts and refunds tell what has left,
 * and its refunds count what they returned. No gift is read.
 */
export async function findMoneyOfCase(db: Database, caseId: string): Promise<MoneyOfCase> {
  return (await findMoneyAndClawedBack(db, caseId)).money;
}

/** The same, with what was paid out and came back from the payee, which is in these parts. */
export async function findMoneyAndClawedBack(
  db: Database,
  caseId: string,
): Promise<{ money: MoneyOfCase; clawedBackInFen: number }> {
  const [balances, moved, refundedInFen, matchedInFen] = await Promise.all([
    findBalances(db, caseId),
    findMoved(db, caseId),
    findReturnedInFen(db, caseId),
    findMatchedInFen(db, caseId),
  ]);
  const money = {
    availableInFen: balances.get(caseAvailable(caseId)) ?? 0,
    heldInFen: balances.get(caseHeldForWithdrawals(caseId)) ?? 0,
    refundHeldInFen: balances.get(caseHeldForRefunds(caseId)) ?? 0,
    inFlightInFen: sumOf(moved, 'X'),
    paidOutInFen: sumOf(moved, 'B'),
    refundedInFen,
    // A subsidised fee comes from a pool, not from the case.
    feeInFen: sumOf(moved, 'F', ['fee', 'fee-return']),
    matchedInFen,
  };
  return { money, clawedBackInFen: sumOf(moved, 'C', ['clawback']) };
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

/** Transfers by kind between these bounds, around the kinds a case has thousands of. */
const ranges = [
  ['', 'donate'],
  ['donate', 'match'],
  ['match-back', 'refund'],
  ['refund-hold', '~'],
] as const;

type Moved = { kind: string; account: string; movedInFen: number };

/** Ranges, since an index leads to each past a million gifts; none leads past `<> 'donate'`. */
async function findMoved(db: Database, caseId: string): Promise<Moved[]> {
  const found = await Promise.all(
    ranges.map(([after, before]) =>
      db
        .selectFrom('ledger_transfers as transfer')
        .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
        .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
        .where('transfer.case_id', '=', caseId)
        .where('transfer.kind', '>', after)
        .where('transfer.kind', '<', before)
        .groupBy(['transfer.kind', 'account.kind'])
        .select(['transfer.kind as kind', 'account.kind as account'])
        .select((eb) =>
          eb.cast<number>(eb.fn.sum('entry.amount_in_fen'), 'bigint').as('movedInFen'),
        )
        .execute(),
    ),
  );
  return found.flat();
}

function sumOf(moved: readonly Moved[], account: string, kinds?: readonly string[]): number {
  return moved
    .filter((row) => row.account === account && (!kinds || kinds.includes(row.kind)))
    .reduce((sum, { movedInFen }) => sum + movedInFen, 0);
}

async function findReturnedInFen(db: Database, caseId: string): Promise<number> {
  const { returnedInFen } = await db
    .selectFrom('case_refunds')
    .select((eb) =>
      eb.cast<number | null>(eb.fn.sum('returned_in_fen'), 'bigint').as('returnedInFen'),
    )
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return returnedInFen ?? 0;
}

async function findMatchedInFen(db: Database, caseId: string): Promise<number> {
  const { inFen } = await db
    .selectFrom('case_funds')
    .select('matched_in_fen as inFen')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return inFen;
}
