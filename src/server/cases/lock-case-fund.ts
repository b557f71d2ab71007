import type { Selectable } from 'kysely';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import type { CaseFundsTable } from '#src/server/db/schema.ts';

/**
 * The row every writer of a case's money locks first. SQLite needs no lock, since a transaction
 * there is the only writer.
 */
export async function lockCaseFund(trx: Trx, caseId: string): Promise<Selectable<CaseFundsTable>> {
  const query = trx.selectFrom('case_funds').selectAll().where('case_id', '=', caseId);
  const locked = engineOf(trx) === 'postgres' ? query.forUpdate() : query;
  return locked.executeTakeFirstOrThrow();
}
