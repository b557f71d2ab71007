import type { Database } from '#src/server/db/database.ts';
import { addingStatuses } from '#src/shared/activities/activity-statuses.ts';
import { matchTypes } from '#src/shared/activities/activity-types.ts';

/** Finds which of these cases are in a matching that runs, in one question for a whole list. */
export async function findMatched(
  db: Database,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('activity_cases')
    .innerJoin('activities', 'activities.id', 'activity_cases.activity_id')
    .select('case_id as caseId')
    .where('case_id', 'in', ids)
    .where('left_at', 'is', null)
    .where('adds_to_gifts', '=', 1)
    .where('activities.status', 'in', addingStatuses)
    .where('type', 'in', [...matchTypes])
    .where('activities.starts_at', '<=', now)
    .where('activities.ends_at', '>', now)
    .execute();
  return new Set(rows.map(({ caseId }) => caseId));
}
