import type { Database, Trx } from '#src/server/db/database.ts';
import { runningStatuses } from '#src/shared/discussions/discussion-steps.ts';

/** Finds the discussion of a case that runs; until it ends nothing leaves the case. */
export function findOpenDiscussion(db: Database | Trx, caseId: string) {
  return db
    .selectFrom('discussions')
    .select(['id as discussionId', 'status', 'due_at as dueAt'])
    .where('case_id', '=', caseId)
    .where('status', 'in', runningStatuses)
    .executeTakeFirst();
}
