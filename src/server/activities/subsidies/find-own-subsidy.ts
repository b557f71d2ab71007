import { findRunning } from '#src/server/activities/lock-running.ts';
import { findFreePool } from '#src/server/activities/promises/find-free-pool.ts';
import { findRule } from '#src/server/activities/rules/find-rule.ts';
import type { Database } from '#src/server/db/database.ts';
import { findSharedSum } from './find-subsidy.ts';

type Asked = { caseId: string; userId: string | undefined };

/**
 * Finds what shares bring a case now, and what somebody's brought; undefined where they bring
 * nothing.
 */
export async function findOwnSubsidy(db: Database, { caseId, userId }: Asked, now: number) {
  const found = await findRunning(db, { caseId }, now);
  if (found?.type !== 'matchingShare') return undefined;
  const { activityId } = found;
  const rule = await findRule(db, { activityId, type: 'matchingShare' }, now);
  if (!rule || rule.perShareInFen === 0) return undefined;
  const { sponsor } = await db
    .selectFrom('activities')
    .select('sponsor')
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow();
  const { perShareInFen } = rule;
  const running = (await findFreePool(db, activityId)) >= perShareInFen;
  const broughtInFen =
    userId === undefined ? null : await findSharedSum(db, { activityId, userId, caseId });
  return { sponsor, perShareInFen, running, broughtInFen };
}
