import { sql } from 'kysely';

/** The gift did not go back whole: such gifts alone are counted and summed, wherever that is. */
export const isKept = sql<boolean>`donations.returned_in_fen < donations.amount_in_fen`;

/** This of a gift is not returned, to sum up or to show. */
export const keptInFen = sql<number>`(donations.amount_in_fen - donations.returned_in_fen)`;
