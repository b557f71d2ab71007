import type { Database } from '#src/server/db/database.ts';
import { type ActivityType, grantKindOf } from '#src/shared/activities/activity-types.ts';
import { grantLeftInFen } from './match-left.ts';

/** A page shows so many of them at most. */
export const mostMatches = 20;

/**
 * Finds the newest that sponsors put into a case, of nobody in particular, and what it has of all
 * there are.
 */
export async function findMatches(db: Database, caseId: string) {
  const [matches, fund] = await Promise.all([
    db
      .selectFrom('activity_grants')
      .innerJoin('activities', 'activities.id', 'activity_grants.activity_id')
      .leftJoin('donations', 'donations.id', 'activity_grants.order_id')
      .leftJoin('refunds', 'refunds.order_id', 'activity_grants.order_id')
      .leftJoin('grant_returns', 'grant_returns.cause', 'activity_grants.cause')
      .select(['activity_grants.activity_id as activityId', 'activity_grants.created_at as at'])
      .select(['activity_grants.amount_in_fen as amountInFen', 'activities.type'])
      .$narrowType<{ type: ActivityType }>()
      .select('activity_grants.order_id as orderId')
      .select(grantLeftInFen.as('matchedInFen'))
      .where('activity_grants.case_id', '=', caseId)
      // What a gift was matched with would tell what its giver hides.
      .where((eb) => eb.or([eb('donations.id', 'is', null), eb('donations.amount_hidden', '=', 0)]))
      .orderBy('activity_grants.created_at', 'desc')
      .orderBy('activity_grants.cause', 'desc')
      .limit(mostMatches)
      .execute(),
    db
      .selectFrom('case_funds')
      .select('matched_in_fen as matchedInFen')
      .where('case_id', '=', caseId)
      .executeTakeFirst(),
  ]);
  return {
    matches: matches.map(({ type, orderId, ...match }) => ({
      ...match,
      kind: grantKindOf(type, orderId !== null),
    })),
    matchedInFen: fund?.matchedInFen ?? 0,
  };
}
