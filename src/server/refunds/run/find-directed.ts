import type { Database, Trx } from '#src/server/db/database.ts';

/**
 * Selects sponsors' money that people directed to a case without a gift, and that did not go back.
 */
function selectDirected(db: Database | Trx, caseId: string) {
  return db
    .selectFrom('activity_grants as grants')
    .leftJoin('grant_returns', 'grant_returns.cause', 'grants.cause')
    .where('grants.case_id', '=', caseId)
    .where('grants.order_id', 'is', null);
}

export async function findDirectedSum(db: Database | Trx, caseId: string): Promise<number> {
  const { inFen } = await selectDirected(db, caseId)
    .where('grant_returns.cause', 'is', null)
    .where('grants.cause', 'not in', (eb) =>
      eb.selectFrom('grant_holds').select('grant_holds.cause').where('status', '=', 'HELD'),
    )
    .select((eb) => eb.cast<number | null>(eb.fn.sum('grants.amount_in_fen'), 'bigint').as('inFen'))
    .executeTakeFirstOrThrow();
  return inFen ?? 0;
}

type Asked = { refundId: string; caseId: string };

/**
 * Finds what a released refund shares its part among, earlier ones first: the same in every run.
 */
export function findDirected(db: Database | Trx, { refundId, caseId }: Asked) {
  return selectDirected(db, caseId)
    .select(['grants.cause', 'grants.activity_id as activityId'])
    .select(['grants.amount_in_fen as amountInFen', 'grant_returns.cause as returned'])
    .where((eb) =>
      eb.or([
        eb('grant_returns.cause', 'is', null),
        eb('grant_returns.case_refund_id', '=', refundId),
      ]),
    )
    .orderBy('grants.created_at')
    .orderBy('grants.cause')
    .execute();
}
