import { sql } from 'kysely';

/** What an order was matched with and did not give back, of a query that joins both from the left. */
export const matchLeftInFen = sql<number>`coalesce(activity_grants.amount_in_fen, 0)
  - coalesce(refunds.matched_in_fen, 0)`.as('matchedInFen');

/** What of any grant is left, of a query that joins both ways back. */
export const grantLeftInFen = sql<number>`activity_grants.amount_in_fen
  - coalesce(refunds.matched_in_fen, grant_returns.amount_in_fen, 0)`.as('matchedInFen');
