import type { Database } from '#src/server/db/database.ts';
import type { Milestone } from '#src/shared/tracing/timeline.ts';

/** Finds when a case's gifts reached each quarter of its target. */
export async function findMilestones(db: Database, caseId: string): Promise<Milestone[]> {
  const rows = await db
    .selectFrom('case_milestones')
    .select(['percent', 'reached_at'])
    .where('case_id', '=', caseId)
    .orderBy('percent')
    .execute();
  return rows.map((row) => ({ percent: row.percent, reachedAt: row.reached_at }));
}
