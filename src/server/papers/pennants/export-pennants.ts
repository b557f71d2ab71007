import type { Database } from '#src/server/db/database.ts';
import { exportCards } from '#src/server/papers/cards/own-cards.ts';

/**
 * Answers the pennants of a person, both ways, the cards they wrote, and when they came to a venue.
 */
export async function exportPennants(db: Database, userId: string) {
  const own = (side: 'to_user_id' | 'from_user_id') =>
    db
      .selectFrom('pennants')
      .select(['kind', 'words', 'to_name', 'case_id', 'activity_id', 'created_at', 'hidden_at'])
      .where(side, '=', userId)
      .execute();
  const venueVisits = await db
    .selectFrom('venue_visit_days')
    .select(['activity_id', 'day'])
    .where('user_id', '=', userId)
    .execute();
  return {
    pennantsReceived: await own('to_user_id'),
    pennantsGiven: await own('from_user_id'),
    venueVisits,
    giftCards: await exportCards(db, userId),
  };
}
