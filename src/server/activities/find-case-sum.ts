import type { Database, Trx } from '#src/server/db/database.ts';

type Asked = { activityId: string; caseId: string };

/** What a case had of an activity until now; nothing where it takes no part. */
export async function findCaseSum(
  db: Database | Trx,
  { activityId, caseId }: Asked,
): Promise<number> {
  const had = await db
    .selectFrom('activity_cases')
    .select('matched_in_fen as inFen')
    .where('activity_id', '=', activityId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return had?.inFen ?? 0;
}
