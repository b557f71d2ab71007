import type { Database, Trx } from '#src/server/db/database.ts';

/** Finds when the donors of these cases were last asked whether their gifts still stand. */
export async function findAskedAt(
  db: Database | Trx,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('case_changes')
    .select(({ fn }) => ['case_id as caseId', fn.max('changed_at').as('askedAt')])
    .where('case_id', 'in', caseIds.length > 0 ? caseIds : [''])
    .where('asks', '=', 1)
    .groupBy('case_id')
    .execute();
  return new Map(rows.map(({ caseId, askedAt }) => [caseId, Number(askedAt)]));
}
