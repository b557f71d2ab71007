import type { VenueDesk } from './venue-desk.ts';

/** What a venue has to show, from what the ledger booked in and out of the orders' cases. */
export async function readLedger({ services }: VenueDesk, venue: string) {
  const { db } = services;
  const booked = db
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id');
  const given = await booked
    .innerJoin('donations', 'donations.id', 'ledger_transfers.reference')
    .select([
      'donations.id',
      'donations.case_id',
      'donations.user_id',
      'ledger_entries.amount_in_fen',
    ])
    .where('ledger_transfers.kind', '=', 'donate')
    .where('ledger_entries.account_id', 'like', 'C:%')
    .where('donations.activity_id', '=', venue)
    .execute();
  const returned = await booked
    .innerJoin('refunds', 'refunds.refund_no', 'ledger_transfers.reference')
    .select(['refunds.order_id', 'ledger_entries.amount_in_fen'])
    .where('ledger_transfers.kind', '=', 'refund')
    .where('ledger_entries.account_id', 'like', 'CR:%')
    .execute();
  const backOf = new Map(returned.map((row) => [row.order_id, Math.abs(row.amount_in_fen)]));
  const kept = given
    .map((row) => ({ ...row, inFen: row.amount_in_fen - (backOf.get(row.id) ?? 0) }))
    .filter(({ inFen }) => inFen > 0);
  return {
    people: new Set(kept.map((row) => row.user_id ?? row.id)).size,
    amountInFen: kept.reduce((sum, { inFen }) => sum + inFen, 0),
    cases: new Set(kept.map((row) => row.case_id)).size,
  };
}
