import { grantBackInFen } from '#src/server/activities/match/match-left.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { PocketView } from '#src/shared/activities/pockets/pocket-view.ts';

/** Selects what is known of a pocket. */
export function selectPockets(db: Database | Trx) {
  return (
    db
      .selectFrom('pool_promises')
      .innerJoin('activities', 'activities.id', 'pool_promises.activity_id')
      .select(['pool_promises.id as redPocketId', 'pool_promises.case_id as infoUuid'])
      .select(['pool_promises.order_id as orderId', 'pool_promises.status'])
      .select('pool_promises.amount_in_fen as amountInFen')
      .select(['pool_promises.activity_id as activityId', 'rule_version as ruleVersion', 'sponsor'])
      .select(['activities.status as activityStatus', 'pool_promises.user_id as userId'])
      .select(['pool_promises.ends_at as endsAt', 'settled_at as settledAt'])
      .where('kind', '=', 'redPocket')
      // A pocket is of a gift, and so of its case.
      .$narrowType<{ infoUuid: string; orderId: string }>()
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPockets>['executeTakeFirstOrThrow']>> & {
  backInFen: number;
};

type Asked = { userId: string } & (
  | { caseIds: readonly string[] }
  | { orderIds: readonly string[] }
);

const most = 200;

/**
 * Finds the pockets that somebody's gifts brought, newest first; whose time is over is told so at
 * once.
 */
export async function findPockets(db: Database, asked: Asked, now: number): Promise<PocketView[]> {
  const ids = 'caseIds' in asked ? asked.caseIds : asked.orderIds;
  if (ids.length === 0) return [];
  const rows = await selectPockets(db)
    // Opened, it is a grant whose cause is its gift.
    .leftJoin('refunds', 'refunds.order_id', 'pool_promises.order_id')
    .leftJoin('grant_returns', 'grant_returns.cause', 'pool_promises.order_id')
    .select(grantBackInFen.as('backInFen'))
    .where('pool_promises.user_id', '=', asked.userId)
    .where('caseIds' in asked ? 'pool_promises.case_id' : 'pool_promises.order_id', 'in', ids)
    .orderBy('made_at', 'desc')
    .orderBy('pool_promises.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => viewOf(row, now));
}

function viewOf(row: Row, now: number): PocketView {
  const { redPocketId, infoUuid, orderId, amountInFen, sponsor, endsAt, backInFen } = row;
  const isLate = row.status === 'OPEN' && now >= endsAt;
  const openedAt = row.status === 'GIVEN' ? row.settledAt : null;
  const status = isLate ? 'EXPIRED' : row.status;
  const view = { redPocketId, infoUuid, orderId, amountInFen, sponsor, endsAt, backInFen };
  return { ...view, status, openedAt };
}
