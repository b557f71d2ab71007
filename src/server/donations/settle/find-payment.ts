import type { Database, Trx } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';

export type StoredPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

const find = prepared((db, { tradeNo }: { tradeNo: string }) =>
  db
    .selectFrom('payments')
    .innerJoin('donations', 'donations.id', 'payments.order_id')
    .select([
      'payments.trade_no as tradeNo',
      'payments.gateway as gateway',
      'payments.merchant as merchant',
      'payments.app_id as appId',
      'payments.currency as currency',
      'payments.amount_in_fen as amountInFen',
      'payments.status as status',
      'payments.next_query_at as nextQueryAt',
      'payments.query_count as queryCount',
      'payments.expires_at as expiresAt',
      'donations.id as orderId',
      'donations.case_id as caseId',
      'donations.status as orderStatus',
      'donations.paid_at as paidAt',
    ])
    .where('payments.trade_no', '=', tradeNo),
);

/** Finds a payment with the donation it pays, as stored when it was intended. */
export function findPayment(db: Database | Trx, tradeNo: string) {
  return find.first(db, { tradeNo });
}
