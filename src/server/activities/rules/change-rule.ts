import { lockActivity } from '#src/server/activities/lock-activity.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { ProposedRule } from '#src/server/review/find-proposals.ts';
import { feePart } from '#src/shared/activities/activity-rule.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { addRule } from './add-rule.ts';

type Changed = { activityId: string } & Pick<ProposedRule, 'rule' | 'fromAt'>;

/** Two persons said by which rule a matching goes on: a version more, for gifts from then on. */
export async function changeRule(
  trx: Trx,
  { activityId, rule, fromAt }: Changed,
  now: number,
): Promise<void> {
  await lockActivity(trx, activityId);
  const version = await requireLater(trx, { activityId, fromAt }, now);
  await addRule(trx, { activityId, version, fromAt, rule: { ...rule, ...feePart } });
}

/**
 * A rule begins later than now and than every rule before, and before the end. Answers the number
 * that is next.
 */
export async function requireLater(
  trx: Trx,
  { activityId, fromAt }: Omit<Changed, 'rule'>,
  now: number,
): Promise<number> {
  const { endedAt, endsAt } = await trx
    .selectFrom('activities')
    .select(['ended_at as endedAt', 'ends_at as endsAt'])
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow();
  if (endedAt !== null) throw new Problem('activityStateRefuses');
  const newest = await trx
    .selectFrom('activity_rules')
    .select(['version', 'from_at as fromAt'])
    .where('activity_id', '=', activityId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (fromAt <= now || fromAt <= newest.fromAt || fromAt >= endsAt) {
    throw new Problem('inputInvalid', { fields: { fromDay: 'ruleDay' } });
  }
  return newest.version + 1;
}
