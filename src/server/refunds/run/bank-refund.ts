import type { Database, Trx } from '#src/server/db/database.ts';

/** Each account that a donor gives has a number of its own; only this file spells and reads it. */
export const bankRefundNo = (refundNo: string, accountCount: number): string =>
  `B${accountCount}-${refundNo}`;

/**
 * Reads of which account given a number is, counted from 1; undefined for other numbers of the
 * bank's.
 */
export function readAccountCount(payoutNo: string): number | undefined {
  const count = /^B(\d+)-/.exec(payoutNo)?.[1];
  return count === undefined ? undefined : Number(count);
}

type Intent = { payoutNo: string; refundNo: string; gateway: string; amountInFen: number };

/** It is stored before the bank hears of it; one that is there stays as it is. */
export async function keepIntent(
  db: Database | Trx,
  { payoutNo, refundNo, gateway, amountInFen }: Intent,
  now: number,
): Promise<void> {
  await db
    .insertInto('bank_refunds')
    .values({
      ...{ payout_no: payoutNo, refund_no: refundNo, gateway, amount_in_fen: amountInFen },
      ...{ status: 'SUBMITTED', receipt_no: null, return_no: null },
      ...{ created_at: now, paid_at: null, returned_at: null, updated_at: now },
    })
    .onConflict((conflict) => conflict.column('payout_no').doNothing())
    .execute();
}

/** Finds a bank refund with the gift it gives back. */
export async function findBankRefund(db: Database | Trx, payoutNo: string) {
  return db
    .selectFrom('bank_refunds')
    .innerJoin('refunds', 'refunds.refund_no', 'bank_refunds.refund_no')
    .innerJoin('donations', 'donations.id', 'refunds.order_id')
    .select([
      'bank_refunds.payout_no as payoutNo',
      'bank_refunds.status as status',
      'bank_refunds.amount_in_fen as amountInFen',
      'bank_refunds.gateway as bank',
      'refunds.refund_no as refundNo',
      'refunds.case_refund_id as caseRefundId',
      'refunds.order_id as orderId',
      'refunds.case_id as caseId',
      'refunds.gateway as gateway',
      'refunds.account_count as accountCount',
      'donations.user_id as userId',
    ])
    .where('bank_refunds.payout_no', '=', payoutNo)
    .executeTakeFirst();
}

export type BankRefund = NonNullable<Awaited<ReturnType<typeof findBankRefund>>>;
