import type { Database } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import {
  caseAvailable,
  caseHeldForRefunds,
  caseHeldForWithdrawals,
} from '#src/server/ledger/accounts.ts';
import type { MoneyOfCase } from '#src/shared/cases/case-detail.ts';
import { shownFund } from './shown-fund.ts';

/**
 * Balances tell what the case holds; its transfers other than gifts and refunds tell what has left,
 * and its refunds count what they returned. No gift is read.
 */
export async function findMoneyOfCase(db: Database, caseId: string): Promise<MoneyOfCase> {
  return (await findMoneyAndClawedBack(db, caseId)).money;
}

/** Finds the same, with what was paid out and came back from the payee, which is in these parts. */
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

const selectBalances = prepared((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom('ledger_accounts').select(['id', 'balance_in_fen']).where('id', 'in', ids),
);

async function findBalances(db: Database, caseId: string) {
  const accounts = [caseAvailable, caseHeldForWithdrawals, caseHeldForRefunds];
  const rows = await selectBalances.all(db, { ids: accounts.map((account) => account(caseId)) });
  return new Map<string, number>(rows.map((row) => [row.id, row.balance_in_fen]));
}

/** It finds transfers by kind between these bounds, around the kinds a case has thousands of. */
const ranges = [
  ['', 'donate'],
  ['donate', 'match'],
  ['match-back', 'refund'],
  ['refund-hold', '~'],
] as const;

type Moved = { kind: string; account: string; movedInFen: number };

type Range = { caseId: string; after: string; before: string };

const selectMoved = prepared((db, { caseId, after, before }: Range) =>
  db
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .where('transfer.case_id', '=', caseId)
    .where('transfer.kind', '>', after)
    .where('transfer.kind', '<', before)
    .groupBy(['transfer.kind', 'account.kind'])
    .select(['transfer.kind as kind', 'account.kind as account'])
    .select((eb) => eb.cast<number>(eb.fn.sum('entry.amount_in_fen'), 'bigint').as('movedInFen')),
);

/**
 * Asks in ranges, since an index leads to each past a million gifts; none leads past `<> 'donate'`.
 */
async function findMoved(db: Database, caseId: string): Promise<Moved[]> {
  const found = await Promise.all(
    ranges.map(([after, before]) => selectMoved.all(db, { caseId, after, before })),
  );
  return found.flat();
}

function sumOf(moved: readonly Moved[], account: string, kinds?: readonly string[]): number {
  return moved
    .filter((row) => row.account === account && (!kinds || kinds.includes(row.kind)))
    .reduce((sum, { movedInFen }) => sum + movedInFen, 0);
}

const sumReturned = prepared((db, { caseId }: { caseId: string }) =>
  db
    .selectFrom('case_refunds')
    .select((eb) =>
      eb.cast<number | null>(eb.fn.sum('returned_in_fen'), 'bigint').as('returnedInFen'),
    )
    .where('case_id', '=', caseId),
);

async function findReturnedInFen(db: Database, caseId: string): Promise<number> {
  const { returnedInFen } = await sumReturned.one(db, { caseId });
  return returnedInFen ?? 0;
}

const findMatched = prepared((db, { caseId }: { caseId: string }) =>
  db.selectFrom('case_funds').select(shownFund.matched).where('case_id', '=', caseId),
);

async function findMatchedInFen(db: Database, caseId: string): Promise<number> {
  return (await findMatched.one(db, { caseId })).matchedInFen;
}
