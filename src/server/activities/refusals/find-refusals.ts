import type { Database } from '#src/server/db/database.ts';
import type { MatchBar } from '#src/shared/activities/refusals/match-bars.ts';

const shown = 12;

/**
 * Finds how many gifts an activity matched, and left unmatched by each rule, and what became of its
 * newest gifts.
 */
export async function findRefusals(db: Database, activityId: string) {
  const [byBar, matchedCount, refused, matched] = await Promise.all([
    db
      .selectFrom('grant_refusals')
      .select(['because as bar', 'times as count'])
      .$narrowType<{ bar: MatchBar }>()
      .where('activity_id', '=', activityId)
      .where('kind', '=', 'gift')
      .execute(),
    findMatchedCount(db, activityId),
    db
      .selectFrom('activity_refusals')
      .innerJoin('donations', 'donations.id', 'activity_refusals.order_id')
      .select(['trade_no as tradeNo', 'activity_refusals.created_at as at', 'bar'])
      .where('activity_refusals.activity_id', '=', activityId)
      .orderBy('activity_refusals.created_at', 'desc')
      .orderBy('order_id', 'desc')
      .limit(shown)
      .execute(),
    db
      .selectFrom('activity_grants')
      .leftJoin('donations', 'donations.id', 'activity_grants.order_id')
      .select((eb) => eb.fn.coalesce('trade_no', 'cause').as('tradeNo'))
      .select('activity_grants.created_at as at')
      .select(['activity_grants.amount_in_fen as matchedInFen', 'rule_version as version'])
      .where('activity_grants.activity_id', '=', activityId)
      .orderBy('activity_grants.created_at', 'desc')
      .orderBy('activity_grants.cause', 'desc')
      .limit(shown)
      .execute(),
  ]);
  const newest = [...refused, ...matched].sort((one, other) => other.at - one.at).slice(0, shown);
  return {
    matchedCount,
    byBar: byBar.sort((one, other) => other.count - one.count),
    newest,
  };
}

async function findMatchedCount(db: Database, activityId: string): Promise<number> {
  const sum = await db
    .selectFrom('grant_sums')
    .select('times')
    .where('activity_id', '=', activityId)
    .where('kind', '=', 'gift')
    .where('status', '=', 'GIVEN')
    .executeTakeFirst();
  return sum?.times ?? 0;
}

/** Does the same for many activities. */
export async function findRefusalsOf(db: Database, activityIds: readonly string[]) {
  const found = new Map<string, Awaited<ReturnType<typeof findRefusals>>>();
  for (const activityId of activityIds) found.set(activityId, await findRefusals(db, activityId));
  return found;
}
