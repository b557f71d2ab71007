import { findFreePool } from '#src/server/activities/promises/find-free-pool.ts';
import type { Database } from '#src/server/db/database.ts';
import type { AllowanceView } from '#src/shared/venues/allowance/allowance-view.ts';
import { findPoolOfVenue } from './find-pool-of-venue.ts';
import { findWhyNotTheirs } from './find-why-not-theirs.ts';
import { findOwnAllowance, type OwnAllowance } from './own-allowance.ts';

type Asked = { venueId: string; userId: string };

/** Finds where somebody stands who may direct a sponsor's money at a venue once. */
export async function findAllowance(
  db: Database,
  { venueId, userId }: Asked,
  now: number,
): Promise<AllowanceView> {
  const pool = await findPoolOfVenue(db, { venueId }, now);
  const own = await findOwnAllowance(db, userId, now);
  if (pool && own?.activityId === pool.activityId) return viewOf(own, venueId);
  const amountInFen = pool?.rule.allowanceInFen ?? 0;
  const nothing = { endsAt: null, infoUuid: null, directedAt: null };
  const view = { activityId: venueId, because: null, amountInFen, ...nothing };
  if (!pool?.runs) return { ...view, standing: 'NOT_NOW' };
  const { accountAgeDays } = pool.rule;
  const because = own
    ? 'had'
    : ((await findWhyNotTheirs(db, { userId, venueId, accountAgeDays }, now)) ?? null);
  if (because) return { ...view, because, standing: 'NOT_YOURS' };
  const free = await findFreePool(db, pool.activityId);
  return { ...view, standing: free < amountInFen ? 'POOL_EMPTY' : 'MAY_HAVE' };
}

/** Shows one that is kept for somebody, or went to a family. */
export function viewOf(own: OwnAllowance, venueId: string): AllowanceView {
  const { amountInFen, status, endsAt, caseId, settledAt } = own;
  const isOpen = status === 'OPEN';
  return {
    ...{ activityId: venueId, amountInFen, because: null },
    standing: isOpen ? 'KEPT' : 'DIRECTED',
    endsAt: isOpen ? endsAt : null,
    infoUuid: caseId,
    directedAt: settledAt,
  };
}
