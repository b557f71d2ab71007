import type { Database } from '#src/server/db/database.ts';
import type { SentPayout } from '#src/server/payments/payout-gateway.ts';

export type Sent = Pick<SentPayout, 'payoutNo' | 'amountInFen' | 'remark' | 'sentAt'> & {
  /** This is the bank that was told. */
  gateway: string;
  /** It is as the bank was told it; what our own books have is not asked. */
  payeeHash?: string;
};

/** Finds numbers our books have no last word on, however long ago the bank was told of them. */
export async function findOpenSent(db: Database): Promise<Sent[]> {
  const ofWithdrawals = await db
    .selectFrom('payouts')
    .select(['payout_no as payoutNo', 'amount_in_fen as amountInFen'])
    .select(['gateway', 'withdrawal_id as remark', 'created_at as sentAt'])
    .where('status', 'in', ['READY', 'SUBMITTED'])
    .execute();
  const ofRefunds = await db
    .selectFrom('bank_refunds')
    .select(['payout_no as payoutNo', 'amount_in_fen as amountInFen'])
    .select(['gateway', 'refund_no as remark', 'created_at as sentAt'])
    .where('status', '=', 'SUBMITTED')
    .execute();
  return [...ofWithdrawals, ...ofRefunds];
}
