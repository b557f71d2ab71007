import type { Database } from '#src/server/db/database.ts';
import { runningStatuses } from '#src/shared/discussions/discussion-steps.ts';

/** Finds, of these cases, those that are explained in public now. */
export async function findDiscussed(
  db: Database,
  caseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (caseIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('discussions')
    .select('case_id as caseId')
    .where('case_id', 'in', caseIds)
    .where('status', 'in', runningStatuses)
    .execute();
  return new Set(rows.map(({ caseId }) => caseId));
}
