import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { addingStatuses } from '#src/shared/activities/activity-statuses.ts';
import { matchTypes } from '#src/shared/activities/activity-types.ts';
import type { MatchRule } from '#src/shared/activities/match-rule.ts';

/**
 * Finds which of these cases are in a matching that runs and can still give them something, by its
 * rule of now and its pool, in two questions for a whole list.
 */
export async function findMatched(
  db: Database,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const running = ids.length === 0 ? [] : await selectRunning(db, ids, now).execute();
  const open = running.filter(({ rule, hadInFen }) => rule !== null && hadInFen < capOf(rule));
  if (open.length === 0) return new Set();
  const pools = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('id', 'in', [...new Set(open.map(({ activityId }) => pool(activityId)))])
    .where('balance_in_fen', '>', 0)
    .execute();
  const filled = new Set(pools.map(({ id }) => id));
  return new Set(
    open.filter(({ activityId }) => filled.has(pool(activityId))).map(({ caseId }) => caseId),
  );
}

const capOf = (rule: string) => fromJson<Pick<MatchRule, 'perCaseInFen'>>(rule).perCaseInFen;

function selectRunning(db: Database, ids: readonly string[], now: number) {
  return db
    .selectFrom('activity_cases')
    .innerJoin('activities', 'activities.id', 'activity_cases.activity_id')
    .select(['activities.id as activityId', 'case_id as caseId', 'matched_in_fen as hadInFen'])
    .select(({ selectFrom }) =>
      selectFrom('activity_rules')
        .select('rule')
        .whereRef('activity_rules.activity_id', '=', 'activities.id')
        .where('from_at', '<=', now)
        .orderBy('version', 'desc')
        .limit(1)
        .as('rule'),
    )
    .where('case_id', 'in', ids)
    .where('left_at', 'is', null)
    .where('adds_to_gifts', '=', 1)
    .where('activities.status', 'in', addingStatuses)
    .where('type', 'in', [...matchTypes])
    .where('activities.starts_at', '<=', now)
    .where('activities.ends_at', '>', now);
}
