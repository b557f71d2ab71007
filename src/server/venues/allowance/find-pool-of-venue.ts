import { findRule } from '#src/server/activities/rules/find-rule.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { isAdding } from '#src/shared/activities/activity-statuses.ts';
import type { AllowanceRule } from '#src/shared/activities/directed/directed-rules.ts';

/**
 * This is the pool that pays what newcomers of a venue direct, the newest where there were several.
 */
export type PoolOfVenue = {
  activityId: string;
  sponsor: string;
  startsAt: number;
  endsAt: number;
  /** It runs at this moment, and so does its venue. */
  runs: boolean;
  totalInFen: number;
  rule: AllowanceRule & { version: number };
};

export async function findPoolOfVenue(
  db: Database | Trx,
  { venueId }: { venueId: string },
  now: number,
): Promise<PoolOfVenue | undefined> {
  const row = await db
    .selectFrom('venue_allowances')
    .innerJoin('activities as pool', 'pool.id', 'venue_allowances.activity_id')
    .innerJoin('activities as venue', 'venue.id', 'venue_allowances.venue_id')
    .select(['pool.id as activityId', 'pool.sponsor', 'pool.status'])
    .select(['pool.starts_at as startsAt', 'pool.ends_at as endsAt'])
    .select(['venue.status as venueStatus', 'venue.ends_at as venueEndsAt'])
    .select(['pool.funded_in_fen as fundedInFen', 'pool.returned_in_fen as returnedInFen'])
    .where('venue_allowances.venue_id', '=', venueId)
    .orderBy('pool.approved_at', 'desc')
    .orderBy('pool.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { activityId, sponsor, startsAt, endsAt, status, venueStatus, venueEndsAt } = row;
  const asked = { activityId, type: 'taskDonation' } as const;
  const rule = await findRule(db, asked, Math.max(now, startsAt));
  if (!rule) throw new Error(`Activity ${activityId} has no rule.`);
  const inTime = startsAt <= now && now < Math.min(endsAt, venueEndsAt);
  const runs = inTime && isAdding(status) && venueStatus === 'APPROVE';
  const totalInFen = row.fundedInFen - row.returnedInFen;
  return { activityId, sponsor, startsAt, endsAt, runs, totalInFen, rule };
}

/** Finds what cases have of it by now, less what went back: the ledger says the same. */
export async function findUsed(db: Database, activityId: string): Promise<number> {
  const { inFen } = await db
    .selectFrom('activity_cases')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('matched_in_fen'), 'bigint').as('inFen'))
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  return inFen ?? 0;
}
