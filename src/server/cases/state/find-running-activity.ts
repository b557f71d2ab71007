import type { Database } from '#src/server/db/database.ts';
import { addingStatuses } from '#src/shared/activities/activity-statuses.ts';
import type { ActivityType } from '#src/shared/activities/activity-types.ts';

/** Finds of what kind the activity is that adds to gifts of a case now. */
export async function findRunningActivity(
  db: Database,
  caseId: string,
): Promise<ActivityType | undefined> {
  const running = await db
    .selectFrom('activity_cases')
    .innerJoin('activities', 'activities.id', 'activity_cases.activity_id')
    .select('activities.type')
    .$narrowType<{ type: ActivityType }>()
    .where('activity_cases.case_id', '=', caseId)
    .where('left_at', 'is', null)
    .where('adds_to_gifts', '=', 1)
    .where('status', 'in', addingStatuses)
    .executeTakeFirst();
  return running?.type;
}
