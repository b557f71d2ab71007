import type { Database } from '#src/server/db/database.ts';
import type { PlatformMoney } from '#src/shared/publicity/publicity-view.ts';

/** Where all money is, from the running sums of the ledger: a few dozen rows, however many gifts. */
export async function findPlatformMoney(db: Database): Promise<PlatformMoney> {
  const rows = await db.selectFrom('ledger_turnover').selectAll().execute();
  const sum = (account: string, kinds?: readonly string[]) =>
    rows
      .filter((row) => row.account_kind === account && (!kinds || kinds.includes(row.kind)))
      .reduce((whole, row) => whole + row.amount_in_fen, 0);
  const costs = sum('E') + sum('R') + sum('L');
  const [availableInFen, heldInFen, refundHeldInFen, inFlightInFen] = [
    sum('C'),
    sum('CH'),
    sum('CR'),
    sum('X'),
  ];
  const givenInFen = sum('C', ['donate']);
  const refundedInFen = 0 - sum('CR', ['refund', 'refund-bounced']);
  return {
    givenInFen,
    raisedInFen: givenInFen - refundedInFen,
    matchedInFen: sum('C', ['match', 'match-back']),
    ...{ availableInFen, heldInFen, refundHeldInFen, inFlightInFen },
    paidOutInFen: sum('B', ['payout-paid', 'bank-return', 'clawback-received']),
    clawedBackInFen: sum('C', ['clawback']),
    refundedInFen,
    feeInFen: 0 - sum('C', ['fee', 'fee-return']),
    places: {
      gateways: 0 - sum('G'),
      bank: 0 - sum('B') - costs,
      pools: sum('P'),
      unmatched: sum('U'),
      fees: sum('F'),
      cases: availableInFen + heldInFen + refundHeldInFen + inFlightInFen,
    },
  };
}
