import type { Database } from '#src/server/db/database.ts';

/** Love value, and to whom ready words were sent. */
export async function exportPoints(db: Database, userId: string) {
  const own = (table: 'points' | 'point_rights' | 'guide_openings' | 'sent_words') =>
    db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
  return {
    points: await own('points'),
    rights: await own('point_rights'),
    guidesOpened: await own('guide_openings'),
    wordsSent: await own('sent_words'),
  };
}
