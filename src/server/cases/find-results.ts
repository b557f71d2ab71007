import type { Database } from '#src/server/db/database.ts';
import {
  caseAvailable,
  caseHeldForRefunds,
  caseHeldForWithdrawals,
} from '#src/server/ledger/accounts.ts';
import type { CaseCard } from '#src/shared/cases/calls.ts';

/** What of a case's gifts still lies in custody, and what has left it: paid out or returned. */
type CaseResult = { keptInFen: number; leftInFen: number };

const accounts = [caseAvailable, caseHeldForWithdrawals, caseHeldForRefunds];

/** The results of several cases by the ledger's balances, in the order of the cards. */
export async function findResults(
  db: Database,
  cards: readonly Pick<CaseCard, 'infoUuid' | 'raisedInFen'>[],
): Promise<CaseResult[]> {
  if (cards.length === 0) return [];
  const ids = cards.flatMap(({ infoUuid }) => accounts.map((account) => account(infoUuid)));
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance_in_fen'])
    .where('id', 'in', ids)
    .execute();
  const balances = new Map<string, number>(rows.map((row) => [row.id, row.balance_in_fen]));
  return cards.map(({ infoUuid, raisedInFen }) => {
    const keptInFen = accounts.reduce(
      (sum, account) => sum + (balances.get(account(infoUuid)) ?? 0),
      0,
    );
    return { keptInFen, leftInFen: raisedInFen - keptInFen };
  });
}
