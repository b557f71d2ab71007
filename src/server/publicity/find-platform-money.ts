import type { Database } from '#src/server/db/database.ts';
import { raisedInFenOf } from '#src/shared/cases/fund-figures.ts';
import type { PlatformMoney } from '#src/shared/publicity/publicity-view.ts';
import { sumFlows } from './sum-flows.ts';

/**
 * Finds where all money is, from the running sums of the ledger: a few dozen rows, however many
 * gifts.
 */
export async function findPlatformMoney(db: Database): Promise<PlatformMoney> {
  const rows = await db.selectFrom('ledger_turnover').selectAll().execute();
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
      pools: sum('P'),
      unmatched: sum('U'),
      fees: sum('F'),
      supports: sum('S'),
      cases: availableInFen + heldInFen + refundHeldInFen + inFlightInFen,
    },
  };
}
