import type { Database, Trx } from '#src/server/db/database.ts';

/** Finds what its fundraiser applied for, and has not launched. */
export function findUnlaunched(
  db: Database | Trx,
  caseId: string,
): Promise<{ refundId: string } | undefined> {
  return db
    .selectFrom('case_refunds')
    .select('id as refundId')
    .where('case_id', '=', caseId)
    .where('kind', '=', 'fundraiser')
    .where('status', 'in', ['APPLIED', 'PASSED'])
    .where('launched_at', 'is', null)
    .executeTakeFirst();
}
