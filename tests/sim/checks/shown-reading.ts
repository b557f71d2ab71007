import type { Database } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Gift } from './gifts-of-ledger.ts';

export type Money = { givenInFen: number; raisedInFen: number; donationCount: number };

/** This is one look at everything that is shown, at one instant. */
export type Reading = {
  db: Database;
  keys: Keys;
  now: number;
  /** Compares what a place tells with what it should, field by field. */
  told(place: string, shown: object, truth: object): void;
};

/**
 * Sums what gifts come to by the ledger: given, of it not returned, and how many are not back
 * whole.
 */
export function sumOf(gifts: readonly Gift[]): Money {
  const givenInFen = gifts.reduce((sum, { given }) => sum + given, 0);
  const returnedInFen = gifts.reduce((sum, { returned }) => sum + returned, 0);
  const donationCount = gifts.filter(({ given, returned }) => returned < given).length;
  return { givenInFen, raisedInFen: givenInFen - returnedInFen, donationCount };
}
