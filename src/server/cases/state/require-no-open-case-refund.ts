import type { Database, Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** Has a refund of the case been applied for that is not over? A donor's own grace refund is not one. */
export async function findOpenCaseRefund(
  db: Database | Trx,
  caseId: string,
): Promise<{ caseRefundId: string } | undefined> {
  return db
    .selectFrom('case_refunds')
    .select('id as caseRefundId')
    .where('case_id', '=', caseId)
    .where('kind', '<>', 'grace')
    .where('status', 'in', ['APPLIED', 'PASSED', 'RUNNING'])
    .executeTakeFirst();
}

/** No withdrawal begins beside an open refund of the case. */
export async function requireNoOpenCaseRefund(trx: Trx, caseId: string): Promise<void> {
  if (await findOpenCaseRefund(trx, caseId)) throw new Problem('refundOpen');
}
