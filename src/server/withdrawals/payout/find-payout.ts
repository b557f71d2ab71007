import type { Database, Trx } from '#src/server/db/database.ts';

/** Finds a payout with its instalment's fee and where its withdrawal stands. */
export function findPayout(db: Database | Trx, payoutNo: string) {
  return db
    .selectFrom('payouts')
    .innerJoin('withdrawal_instalments as part', (join) =>
      join
        .onRef('part.withdrawal_id', '=', 'payouts.withdrawal_id')
        .onRef('part.position', '=', 'payouts.position'),
    )
    .innerJoin('withdrawals', 'withdrawals.id', 'payouts.withdrawal_id')
    .select([
      'payouts.payout_no as payoutNo',
      'payouts.withdrawal_id as withdrawalId',
      'payouts.position as position',
      'payouts.case_id as caseId',
      'payouts.amount_in_fen as amountInFen',
      'payouts.gateway as gateway',
      'payouts.payee_id as payeeId',
      'payouts.payee_hash as payeeHash',
      'payouts.status as status',
      'payouts.submitted_at as submittedAt',
      'payouts.funded_at as fundedAt',
      'part.amount_in_fen as grossInFen',
      'part.fee_in_fen as feeInFen',
      'part.subsidy_in_fen as subsidyInFen',
      'withdrawals.applicant_user_id as applicantUserId',
    ])
    .where('payouts.payout_no', '=', payoutNo)
    .executeTakeFirst();
}

export type StoredPayout = NonNullable<Awaited<ReturnType<typeof findPayout>>>;

export async function getPayout(db: Database | Trx, payoutNo: string): Promise<StoredPayout> {
  const payout = await findPayout(db, payoutNo);
  if (!payout) throw new Error(`There is no payout ${payoutNo}.`);
  return payout;
}
