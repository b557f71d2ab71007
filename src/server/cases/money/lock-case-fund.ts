import type { Selectable } from 'kysely';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import type { CaseFundsTable } from '#src/server/db/schema.ts';

const lock = prepared((trx, { caseId }: { caseId: string }) => {
  const query = trx.selectFrom('case_funds').selectAll().where('case_id', '=', caseId);
  return engineOf(trx) === 'postgres' ? query.forUpdate() : query;
});

/**
 * Locks the row that every writer of a case's money locks first. SQLite needs no lock, since a
 * transaction there is the only writer.
 */
export function lockCaseFund(trx: Trx, caseId: string): Promise<Selectable<CaseFundsTable>> {
  return lock.one(trx, { caseId });
}
