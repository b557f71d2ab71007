import { findCaseSum } from '#src/server/activities/find-case-sum.ts';
import type { Database, Trx } from '#src/server/db/database.ts';

type Asked = { activityId: string; caseId: string };

/** Finds what a case has of an activity, and what is kept for it there. */
export async function findCasePart(db: Database | Trx, { activityId, caseId }: Asked) {
  const inFen = (await findCaseSum(db, { activityId, caseId })) ?? 0;
  const kept = await db
    .selectFrom('pool_promises')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('amount_in_fen'), 'bigint').as('inFen'))
    .where('activity_id', '=', activityId)
    .where('case_id', '=', caseId)
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return { inFen, keptInFen: kept.inFen ?? 0 };
}
