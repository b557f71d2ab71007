import { sql } from 'kysely';

/**
 * This is what of a grant went back: with its gift, or by itself; of a query that joins both ways.
 * A gift that goes back after its grant takes nothing more with it.
 */
export const grantBackInFen = sql<number>`(coalesce(refunds.matched_in_fen, 0)
  + coalesce(grant_returns.amount_in_fen, 0))`;

/** This is what of any grant is left, of such a query; none where there is no grant. */
export const grantLeftInFen = sql<number>`(coalesce(activity_grants.amount_in_fen, 0)
  - ${grantBackInFen})`;
