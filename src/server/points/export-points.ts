import type { Database } from '#src/server/db/database.ts';

type OwnTable = 'points' | 'point_rights' | 'point_won_rights' | 'guide_openings' | 'sent_words';

/** Answers love value, and to whom ready words were sent. */
export async function exportPoints(db: Database, userId: string) {
  const own = (table: OwnTable) =>
    db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
  return {
    points: await own('points'),
    rights: await own('point_rights'),
    rightsWon: await own('point_won_rights'),
    guidesOpened: await own('guide_openings'),
    wordsSent: await own('sent_words'),
  };
}
