/** This is what was posted to one kind of account by one kind of transfer. */
type Turned = { account_kind: string; kind: string; amount_in_fen: number };

/**
 * Sums what came, went back and was paid out, of all time or of a span alike: it is said in one
 * place.
 */
export function sumFlows(rows: readonly Turned[]) {
  const sum = (account: string, kinds?: readonly string[]) =>
    rows
      .filter((row) => row.account_kind === account && (!kinds || kinds.includes(row.kind)))
      .reduce((whole, row) => whole + row.amount_in_fen, 0);
  return {
    sum,
    flows: {
      givenInFen: sum('C', ['donate']),
      matchedInFen: sum('C', ['match', 'match-back']),
      refundedInFen: 0 - sum('CR', ['refund', 'refund-bounced']),
      paidOutInFen: sum('B', ['payout-paid', 'bank-return', 'clawback-received']),
    },
  };
}
