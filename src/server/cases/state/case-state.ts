import { engineOf, type Trx } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import type { CaseState } from '#src/shared/cases/case-actions.ts';
import { caseStateColumns } from './case-state-columns.ts';

const find = prepared((trx, { caseId }: { caseId: string }) => {
  const query = trx.selectFrom('cases').select(caseStateColumns).where('id', '=', caseId);
  return engineOf(trx) === 'postgres' ? query.forShare() : query;
});

/**
 * Finds what decides which actions a case allows. The row is shared until the transaction ends, so
 * that a case that ends at this moment waits for the caller, or the caller for it.
 */
export function findCaseState(trx: Trx, caseId: string): Promise<CaseState | undefined> {
  return find.first(trx, { caseId });
}
