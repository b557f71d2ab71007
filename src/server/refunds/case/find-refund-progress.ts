import type { Database } from '#src/server/db/database.ts';

/** Finds how many gifts of a case's released refund are back, until all are. */
export function findRefundProgress(
  db: Database,
  caseId: string,
): Promise<{ returned: number; gifts: number } | undefined> {
  return db
    .selectFrom('case_refunds')
    .select(['returned_count as returned', 'gift_count as gifts'])
    .where('case_id', '=', caseId)
    .where('kind', '<>', 'grace')
    .where('status', '=', 'RUNNING')
    .executeTakeFirst();
}
