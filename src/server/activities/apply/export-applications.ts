import type { Database } from '#src/server/db/database.ts';

/** Answers that somebody asked for a case to be matched, and what staff answered. */
export function exportApplications(db: Database, userId: string) {
  return db
    .selectFrom('activity_applications')
    .select(['activity_id', 'case_id', 'applied_at', 'status', 'words', 'decided_at'])
    .where('applied_by', '=', userId)
    .execute();
}
