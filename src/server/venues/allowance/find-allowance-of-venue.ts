import { findFreePool } from '#src/server/activities/promises/find-free-pool.ts';
import type { Database } from '#src/server/db/database.ts';
import { findPoolOfVenue, findUsed } from './find-pool-of-venue.ts';

/** Finds what everyone sees of a venue's allowance; undefined where it has none. */
export async function findAllowanceOfVenue(
  db: Database,
  { venueId }: { venueId: string },
  now: number,
) {
  const pool = await findPoolOfVenue(db, { venueId }, now);
  if (!pool) return undefined;
  const { activityId, sponsor, totalInFen, runs, rule } = pool;
  const { allowanceInFen: amountInFen } = rule;
  const isEmpty = runs && (await findFreePool(db, activityId)) < amountInFen;
  const standing = isEmpty ? ('empty' as const) : runs ? ('open' as const) : ('over' as const);
  const usedInFen = await findUsed(db, activityId);
  return { sponsor, amountInFen, usedInFen, totalInFen, standing };
}
