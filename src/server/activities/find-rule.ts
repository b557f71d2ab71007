import type { Database, Trx } from '#src/server/db/database.ts';
import type { MatchRule } from '#src/shared/activities/match-rule.ts';

/** The rule that holds at a moment; undefined before the first. */
export function findRule(
  db: Database | Trx,
  activityId: string,
  at: number,
): Promise<(MatchRule & { version: number }) | undefined> {
  return db
    .selectFrom('activity_rules')
    .select(['version', 'ratio_basis_points as ratioBasisPoints'])
    .select(['per_gift_in_fen as perGiftInFen', 'per_case_in_fen as perCaseInFen'])
    .select(['per_person_day_in_fen as perPersonDayInFen', 'account_age_days as accountAgeDays'])
    .where('activity_id', '=', activityId)
    .where('from_at', '<=', at)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
