import type { Database } from '#src/server/db/database.ts';
import { caseTypes, publicCaseStatuses } from '#src/shared/cases/enumerations.ts';

/** Public dreams, and what was given to all of them. */
export async function findDreamSummary(
  db: Database,
): Promise<{ count: number; amountInFen: number }> {
  const row = await db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .where('case_type', '=', caseTypes.dream)
    .where('status', 'in', publicCaseStatuses)
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'),
      eb.cast<number | null>(eb.fn.sum('raised_in_fen'), 'bigint').as('amountInFen'),
    ])
    .executeTakeFirstOrThrow();
  return { count: row.count, amountInFen: row.amountInFen ?? 0 };
}
