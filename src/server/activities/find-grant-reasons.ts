import type { Database } from '#src/server/db/database.ts';
import type { GrantReasons } from '#src/shared/activities/directed/grant-reasons.ts';
import type { LookedAt, RefusedBecause } from '#src/shared/activities/directed/promises.ts';

/** What of a pool was kept and given, and how often nothing was and why. */
export async function findGrantReasons(db: Database, activityId: string): Promise<GrantReasons> {
  const [promises, shares, refusals] = await Promise.all([
    db
      .selectFrom('pool_promises')
      .select(['kind', 'status'])
      .select((eb) => [
        eb.cast<number>(eb.fn.countAll(), 'bigint').as('times'),
        eb.cast<number>(eb.fn.sum('amount_in_fen'), 'bigint').as('inFen'),
      ])
      .where('activity_id', '=', activityId)
      .groupBy(['kind', 'status'])
      .orderBy('kind')
      .orderBy('status')
      .execute(),
    db
      .selectFrom('share_subsidies')
      .innerJoin('activity_grants', 'activity_grants.cause', 'share_subsidies.cause')
      .select((eb) => [
        eb.cast<number>(eb.fn.countAll(), 'bigint').as('times'),
        eb.cast<number | null>(eb.fn.sum('activity_grants.amount_in_fen'), 'bigint').as('inFen'),
      ])
      .where('share_subsidies.activity_id', '=', activityId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('grant_refusals')
      .select(['kind', 'because', 'times'])
      .$narrowType<{ kind: LookedAt; because: RefusedBecause }>()
      .where('activity_id', '=', activityId)
      .where('kind', '<>', 'gift')
      .orderBy('kind')
      .orderBy('times', 'desc')
      .execute(),
  ]);
  return { promises, shares: { times: shares.times, inFen: shares.inFen ?? 0 }, refusals };
}
