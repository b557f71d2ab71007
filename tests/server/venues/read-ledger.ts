import type { VenueDesk } from './venue-desk.ts';

/**
 * Answers what a venue has to show, from what the ledger booked in and out of the orders' cases.
 */
export async function readLedger(t: VenueDesk, venue: string) {
  const booked = selectBooked(t);
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
  const backOf = await readBack(t);
  const kept = given
    .map((row) => ({ ...row, inFen: row.amount_in_fen - (backOf.get(row.id) ?? 0) }))
    .filter(({ inFen }) => inFen > 0);
  return {
    people: new Set(kept.map((row) => row.user_id ?? row.id)).size,
    amountInFen: kept.reduce((sum, { inFen }) => sum + inFen, 0),
    cases: new Set(kept.map((row) => row.case_id)).size,
  };
}

/** Reads what went back of each order, less what came again. */
async function readBack(t: VenueDesk): Promise<Map<string, number>> {
  const booked = selectBooked(t);
  const returned = await booked
    .innerJoin('refunds', 'refunds.refund_no', 'ledger_transfers.reference')
    .select(['refunds.order_id', 'ledger_entries.amount_in_fen'])
    .where('ledger_transfers.kind', '=', 'refund')
    .where('ledger_entries.account_id', 'like', 'CR:%')
    .execute();
  // What the custody bank paid instead stands under its own number, and so does what it sent back.
  const byBank = await booked
    .innerJoin('bank_refunds', 'bank_refunds.payout_no', 'ledger_transfers.reference')
    .innerJoin('refunds', 'refunds.refund_no', 'bank_refunds.refund_no')
    .select(['refunds.order_id', 'ledger_entries.amount_in_fen'])
    .where('ledger_transfers.kind', 'in', ['refund', 'refund-bounced'])
    .where('ledger_entries.account_id', 'like', 'CR:%')
    .execute();
  const backOf = new Map<string, number>();
  for (const { order_id, amount_in_fen } of [...returned, ...byBank]) {
    backOf.set(order_id, (backOf.get(order_id) ?? 0) - amount_in_fen);
  }
  return backOf;
}

function selectBooked({ services }: VenueDesk) {
  return services.db
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id');
}
