import { sql } from 'kysely';
import { named } from '#src/server/activities/name-in.ts';
import type { Database } from '#src/server/db/database.ts';
import type { ActivityType } from '#src/shared/activities/activity-types.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { grantLeftInFen } from './match-left.ts';

const shown = 50;
const sumInFen = sql<number>`cast(coalesce(sum(${grantLeftInFen}), 0) as bigint)`;

/**
 * Finds what somebody's gifts to a case were matched with, newest first, and the sum of all of
 * them.
 */
export async function findOwnMatches(
  db: Database,
  { caseId, userId, locale }: { caseId: string; userId: string; locale: Locale },
) {
  const own = db
    .selectFrom('activity_grants')
    .leftJoin('refunds', 'refunds.order_id', 'activity_grants.order_id')
    .leftJoin('grant_returns', 'grant_returns.cause', 'activity_grants.cause')
    .where('activity_grants.order_id', 'is not', null)
    .where('activity_grants.user_id', '=', userId)
    .where('activity_grants.case_id', '=', caseId);
  const [list, whole] = await Promise.all([
    own
      .innerJoin('activities', 'activities.id', 'activity_grants.activity_id')
      .innerJoin('donations', 'donations.id', 'activity_grants.order_id')
      .select(['donations.id as orderId', 'donations.amount_in_fen as giftInFen'])
      .select('activity_grants.created_at as at')
      .select(['activities.id as activityId', 'activities.type as activityType'])
      .$narrowType<{ activityType: ActivityType }>()
      .select(['activities.name', 'activities.names', 'activities.sponsor'])
      .select(grantLeftInFen.as('matchedInFen'))
      .orderBy('activity_grants.created_at', 'desc')
      .orderBy('activity_grants.cause', 'desc')
      .limit(shown)
      .execute(),
    own.select(sumInFen.as('matchedInFen')).executeTakeFirstOrThrow(),
  ]);
  return { list: list.map((one) => named(one, locale)), matchedInFen: whole.matchedInFen };
}
