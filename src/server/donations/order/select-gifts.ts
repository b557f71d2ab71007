import type { Database, Trx } from '#src/server/db/database.ts';

/**
 * Selects gifts, each joined with its payment, its refund, and what an activity added and took
 * back.
 */
export function selectGifts(db: Database | Trx) {
  return db
    .selectFrom('donations')
    .innerJoin('payments', 'payments.order_id', 'donations.id')
    .leftJoin('refunds', 'refunds.order_id', 'donations.id')
    .leftJoin('activity_grants', 'activity_grants.order_id', 'donations.id')
    .leftJoin('grant_returns', 'grant_returns.cause', 'activity_grants.cause');
}
