import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import type { Database } from '#src/server/db/database.ts';
import {
  caseAvailable,
  caseHeldForRefunds,
  caseHeldForWithdrawals,
} from '#src/server/ledger/accounts.ts';
import type { CaseCard } from '#src/shared/cases/calls.ts';
import { returnedInFenOf } from '#src/shared/cases/fund-figures.ts';

/**
 * This is what of a case's gifts still lies in custody, and what has left it: by payouts, or back
 * to donors.
 */
type CaseResult = {
  keptInFen: number;
  paidInFen: number;
  returnedInFen: number;
  /** It was put beside its gifts by sponsors; it is in the first two. */
  matchedInFen: number;
};

const noFund = { givenInFen: 0, raisedInFen: 0, matchedInFen: 0 };
const accounts = [caseAvailable, caseHeldForWithdrawals, caseHeldForRefunds];

/** Tells the results of several cases by the ledger's balances, in the order of the cards. */
export async function findResults(
  db: Database,
  cards: readonly Pick<CaseCard, 'infoUuid'>[],
): Promise<CaseResult[]> {
  if (cards.length === 0) return [];
  const cases = cards.map(({ infoUuid }) => infoUuid);
  const [rows, funds] = await Promise.all([
    db
      .selectFrom('ledger_accounts')
      .select(['id', 'balance_in_fen'])
      .where(
        'id',
        'in',
        cases.flatMap((infoUuid) => accounts.map((account) => account(infoUuid))),
      )
      .execute(),
    db
      .selectFrom('case_funds')
      .select(['case_id', shownFund.given, shownFund.raised, shownFund.matched])
      .where('case_id', 'in', cases)
      .execute(),
  ]);
  const balances = new Map<string, number>(rows.map((row) => [row.id, row.balance_in_fen]));
  const fundOf = new Map(funds.map((fund) => [fund.case_id, fund]));
  return cases.map((infoUuid) => {
    const keptInFen = accounts.reduce(
      (sum, account) => sum + (balances.get(account(infoUuid)) ?? 0),
      0,
    );
    const fund = fundOf.get(infoUuid) ?? noFund;
    const { raisedInFen, matchedInFen } = fund;
    const paidInFen = raisedInFen + matchedInFen - keptInFen;
    return { keptInFen, paidInFen, returnedInFen: returnedInFenOf(fund), matchedInFen };
  });
}
