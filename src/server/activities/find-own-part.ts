import type { Database } from '#src/server/db/database.ts';
import { grantBackInFen } from './match/match-left.ts';

type Asked = { activityId: string; caseId: string; userId: string };

/** Finds which own gifts to a case an activity added to, what of them stays, and what it added. */
export async function findOwnPart(db: Database, { activityId, caseId, userId }: Asked) {
  const rows = await db
    .selectFrom('activity_grants as grants')
    .innerJoin('donations', 'donations.id', 'grants.order_id')
    .leftJoin('refunds', 'refunds.order_id', 'grants.order_id')
    .leftJoin('grant_returns', 'grant_returns.cause', 'grants.cause')
    .select(['donations.amount_in_fen as givenInFen', 'returned_in_fen as returnedInFen'])
    .select(['grants.amount_in_fen as matchedInFen', grantBackInFen.as('backInFen')])
    .where('grants.user_id', '=', userId)
    .where('grants.case_id', '=', caseId)
    .where('grants.activity_id', '=', activityId)
    .execute();
  const kept = rows.filter((one) => one.returnedInFen < one.givenInFen);
  return {
    giftCount: kept.length,
    givenInFen: kept.reduce((sum, one) => sum + one.givenInFen - one.returnedInFen, 0),
    matchedInFen: rows.reduce((sum, one) => sum + one.matchedInFen - one.backInFen, 0),
  };
}
