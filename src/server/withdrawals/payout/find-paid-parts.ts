import type { Database } from '#src/server/db/database.ts';

export type PaidPart = {
  position: number;
  payoutNo: string;
  receiptNo: string;
  paidAt: number;
  netInFen: number;
  feeInFen: number;
};

/** Finds by withdrawal its parts that have reached the payee and were not sent back. */
export async function findPaidParts(
  db: Database,
  withdrawalIds: readonly string[],
): Promise<Map<string, PaidPart[]>> {
  if (withdrawalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payouts')
    .innerJoin('withdrawal_instalments as part', (join) =>
      join
        .onRef('part.withdrawal_id', '=', 'payouts.withdrawal_id')
        .onRef('part.position', '=', 'payouts.position'),
    )
    .select([
      'payouts.withdrawal_id as withdrawalId',
      'payouts.payout_no as payoutNo',
      'payouts.receipt_no as receiptNo',
      'payouts.paid_at as paidAt',
      'part.position as position',
      'part.net_in_fen as netInFen',
      'part.fee_in_fen as feeInFen',
    ])
    .where('payouts.withdrawal_id', 'in', withdrawalIds)
    .where('payouts.status', '=', 'SUCCESS')
    .execute();
  const parts = rows.map(({ receiptNo, paidAt, ...row }) => ({
    ...row,
    receiptNo: receiptNo ?? '',
    paidAt: paidAt ?? 0,
  }));
  return Map.groupBy(
    parts.sort((a, b) => a.position - b.position),
    ({ withdrawalId }) => withdrawalId,
  );
}

/** Sums what of a withdrawal the payee has, and the fee that was taken with it. */
export function sumPaid(parts: readonly PaidPart[] = []) {
  return {
    paidInFen: parts.reduce((sum, { netInFen }) => sum + netInFen, 0),
    paidFeeInFen: parts.reduce((sum, { feeInFen }) => sum + feeInFen, 0),
  };
}
