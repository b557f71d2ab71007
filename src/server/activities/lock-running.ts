import { type Database, engineOf, type Trx } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { addingStatuses } from '#src/shared/activities/activity-statuses.ts';
import type { ActivityType } from '#src/shared/activities/activity-types.ts';

type Adding = Exclude<ActivityType, 'taskDonation'>;
type Running = { activityId: string; type: Adding; startsAt: number };

type Asked = { caseId: string; at: number };

const find = prepared((db, asked: Asked) => selectRunning(db, asked));

const lock = prepared((trx, asked: Asked) => {
  const query = selectRunning(trx, asked);
  return engineOf(trx) === 'postgres' ? query.forUpdate('activities') : query;
});

/**
 * Locks the activity that adds to gifts of a case at a moment. Who else gets something by it waits
 * from here on, so that no cap and no pool is passed by two. The caller holds the case's fund.
 */
export function lockRunning(
  trx: Trx,
  { caseId }: { caseId: string },
  at: number,
): Promise<Running | undefined> {
  return lock.first(trx, { caseId, at });
}

/** Finds the same for who only looks. */
export function findRunning(
  db: Database | Trx,
  { caseId }: { caseId: string },
  at: number,
): Promise<Running | undefined> {
  return find.first(db, { caseId, at });
}

function selectRunning(db: Database, { caseId, at }: Asked) {
  return (
    db
      .selectFrom('activity_cases')
      .innerJoin('activities', 'activities.id', 'activity_cases.activity_id')
      .select(['activities.id as activityId', 'activities.type', 'starts_at as startsAt'])
      // A venue has no cases among them.
      .$narrowType<{ type: Adding }>()
      .where('activity_cases.case_id', '=', caseId)
      .where('activity_cases.left_at', 'is', null)
      .where('activity_cases.adds_to_gifts', '=', 1)
      .where('activities.status', 'in', addingStatuses)
      .where('activities.starts_at', '<=', at)
      .where('activities.ends_at', '>', at)
  );
}
