import type { Database, Trx } from '#src/server/db/database.ts';

type Asked = { activityId: string; caseId: string };

/** Finds what a case had of an activity until now; undefined where it takes no part. */
export async function findCaseSum(
  db: Database | Trx,
  { activityId, caseId }: Asked,
): Promise<number | undefined> {
  const had = await db
    .selectFrom('activity_cases')
    .select('matched_in_fen as inFen')
    .where('activity_id', '=', activityId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return had?.inFen;
}

/**
 * Finds the same of a case that takes part; throws of any other, of which nothing may be reckoned.
 */
export async function requireCaseSum(db: Database | Trx, asked: Asked): Promise<number> {
  const inFen = await findCaseSum(db, asked);
  if (inFen === undefined) {
    throw new Error(`Case ${asked.caseId} takes no part in activity ${asked.activityId}.`);
  }
  return inFen;
}
