import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import type { ActivityNames } from '#src/shared/activities/activity-names.ts';
import type { ActivityType, PoollessType } from '#src/shared/activities/activity-types.ts';
import { waitForClock } from './wait-for-clock.ts';

type Added = {
  activityId: string;
  type: ActivityType | PoollessType;
  name: string;
  names?: ActivityNames | undefined;
  sponsor: string;
  startsAt: number;
  endsAt: number;
  controlPercent?: number | undefined;
  proposedBy: string;
  approvedBy: string;
};

/**
 * Writes what every kind of activity is alike in: two persons behind it, and the clock before it.
 */
export async function addActivity(trx: Trx, added: Added, now: number): Promise<void> {
  const { activityId, type, name, sponsor, startsAt, endsAt, proposedBy, approvedBy } = added;
  const { names = {}, controlPercent = 0 } = added;
  await trx
    .insertInto('activities')
    .values({
      ...{ id: activityId, type, name, names: toJson(names), sponsor, status: 'UNSTART' },
      ...{ starts_at: startsAt, ends_at: endsAt, control_percent: controlPercent },
      ...{ funded_in_fen: 0, returned_in_fen: 0 },
      ...{ proposed_by: proposedBy, approved_by: approvedBy, approved_at: now },
      ...{ frozen_by: null, ended_at: null },
    })
    .execute();
  await waitForClock(trx, { activityId, startsAt, endsAt });
}
