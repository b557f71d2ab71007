import { shownSums } from '#src/server/cases/money/shown-fund.ts';
import type { Database } from '#src/server/db/database.ts';
import { caseTypes, publicCaseStatuses } from '#src/shared/cases/enumerations.ts';

/** Finds public dreams, and what was given to all of them. */
export async function findDreamSummary(
  db: Database,
): Promise<{ count: number; amountInFen: number }> {
  const row = await db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .where('case_type', '=', caseTypes.dream)
    .where('status', 'in', publicCaseStatuses)
    .select((eb) => [eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'), shownSums.raised])
    .executeTakeFirstOrThrow();
  return { count: row.count, amountInFen: row.raisedInFen };
}
