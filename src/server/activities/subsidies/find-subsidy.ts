import type { Database, Trx } from '#src/server/db/database.ts';

type Asked = { activityId: string; userId: string; caseId?: string };

/**
 * Finds what somebody's shares brought of an activity, to one case or to all, whatever went back
 * since.
 */
export async function findSharedSum(
  db: Database | Trx,
  { activityId, userId, caseId }: Asked,
): Promise<number> {
  const { inFen } = await db
    .selectFrom('share_subsidies')
    .innerJoin('activity_grants', 'activity_grants.cause', 'share_subsidies.cause')
    .select((eb) =>
      eb.cast<number | null>(eb.fn.sum('activity_grants.amount_in_fen'), 'bigint').as('inFen'),
    )
    .where('share_subsidies.activity_id', '=', activityId)
    .where('share_subsidies.user_id', '=', userId)
    .$if(caseId !== undefined, (query) => query.where('share_subsidies.case_id', '=', caseId ?? ''))
    .executeTakeFirstOrThrow();
  return inFen ?? 0;
}
