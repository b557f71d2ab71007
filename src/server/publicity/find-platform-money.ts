import type { Database } from '#src/server/db/database.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { subsidyPool } from '#src/server/ledger/postings-of-payouts.ts';
import { raisedInFenOf } from '#src/shared/cases/fund-figures.ts';
import type { PlatformMoney } from '#src/shared/publicity/publicity-view.ts';
import { sumFlows } from './sum-flows.ts';

/**
 * Finds where all money is, from the running sums of the ledger: a few dozen rows, however many
 * gifts.
 */
export async function findPlatformMoney(db: Database): Promise<PlatformMoney> {
  const [rows, subsidyInFen] = await Promise.all([
    db.selectFrom('ledger_turnover').selectAll().execute(),
    findBalance(db, pool(subsidyPool)),
  ]);
  const { sum, flows } = sumFlows(rows);
  const costs = sum('E') + sum('R') + sum('L');
  const [availableInFen, heldInFen, refundHeldInFen, inFlightInFen] = [
    sum('C'),
    sum('CH'),
    sum('CR'),
    sum('X'),
  ];
  return {
    ...flows,
    raisedInFen: raisedInFenOf(flows),
    ...{ availableInFen, heldInFen, refundHeldInFen, inFlightInFen },
    clawedBackInFen: sum('C', ['clawback']),
    feeInFen: 0 - sum('C', ['fee', 'fee-return']),
    places: {
      gateways: 0 - sum('G'),
      bank: 0 - sum('B') - costs,
      subsidyPool: subsidyInFen,
      pools: sum('P') - subsidyInFen,
      unmatched: sum('U'),
      fees: sum('F'),
      supports: sum('S'),
      cases: availableInFen + heldInFen + refundHeldInFen + inFlightInFen,
    },
  };
}
