import type { Database } from '#src/server/db/database.ts';
import { type GuideToRead, guidesToRead } from '#src/shared/points/tasks.ts';

type GuideState = 'new' | 'reading' | 'read';

/** Finds every guide that counts, and where a person is with it. */
export async function findGuides(
  db: Database,
  userId: string,
): Promise<{ guide: GuideToRead; state: GuideState }[]> {
  const [opened, taken] = await Promise.all([
    db.selectFrom('guide_openings').select('guide').where('user_id', '=', userId).execute(),
    db
      .selectFrom('points')
      .select('subject')
      .where('user_id', '=', userId)
      .where('kind', '=', 'read')
      .execute(),
  ]);
  return guidesToRead.map((guide) => ({
    guide,
    state: taken.some(({ subject }) => subject === guide)
      ? 'read'
      : opened.some((row) => row.guide === guide)
        ? 'reading'
        : 'new',
  }));
}
