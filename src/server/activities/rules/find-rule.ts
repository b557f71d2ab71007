import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { feePart, type RuleOf } from '#src/shared/activities/activity-rule.ts';
import type { ActivityType } from '#src/shared/activities/activity-types.ts';

type Asked<T extends ActivityType> = {
  activityId: string;
  type: T;
  /** This is the one that something was begun under, which holds for it to its end. */
  version?: number;
};

/** Finds the rule that holds at a moment; undefined before the first. */
export async function findRule<T extends ActivityType>(
  db: Database | Trx,
  { activityId, version }: Asked<T>,
  at: number,
): Promise<(RuleOf[T] & typeof feePart & { version: number }) | undefined> {
  const row = await db
    .selectFrom('activity_rules')
    .select(['version', 'rule'])
    .where('activity_id', '=', activityId)
    .where('from_at', '<=', at)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...wholeOf<T>(row.rule), version: row.version };
}

/**
 * Finds every rule of an activity, with the moment from which each holds, the first one first.
 */
export async function findRules<T extends ActivityType>(
  db: Database,
  { activityId }: Pick<Asked<T>, 'activityId' | 'type'>,
) {
  const rows = await db
    .selectFrom('activity_rules')
    .select(['version', 'from_at as fromAt', 'rule'])
    .where('activity_id', '=', activityId)
    .orderBy('version')
    .execute();
  return rows.map((row) => ({ ...row, rule: wholeOf<T>(row.rule) }));
}

/** Rules that were frozen before they named the fee said it in words. */
const wholeOf = <T extends ActivityType>(rule: string) => ({
  ...feePart,
  ...fromJson<RuleOf[T]>(rule),
});
