import type { Database } from '#src/server/db/database.ts';
import type { GrantReasons } from '#src/shared/activities/directed/grant-reasons.ts';
import type {
  LookedAt,
  RefusedBecause,
  RefusedKind,
} from '#src/shared/activities/directed/promises.ts';

/**
 * Finds what of a pool was kept and given, and how often nothing was and why; no promise is read.
 */
export async function findGrantReasons(db: Database, activityId: string): Promise<GrantReasons> {
  const [given, refusals] = await Promise.all([
    db
      .selectFrom('grant_sums')
      .select(['kind', 'status', 'times', 'amount_in_fen as inFen'])
      .$narrowType<{ kind: LookedAt }>()
      .where('activity_id', '=', activityId)
      .where('kind', '<>', 'gift')
      .where('times', '>', 0)
      .orderBy('kind')
      .orderBy('status')
      .execute(),
    db
      .selectFrom('grant_refusals')
      .select(['kind', 'because', 'times'])
      .$narrowType<{ kind: RefusedKind; because: RefusedBecause }>()
      .where('activity_id', '=', activityId)
      .where('kind', '<>', 'gift')
      .orderBy('kind')
      .orderBy('times', 'desc')
      .execute(),
  ]);
  return { given, refusals };
}
