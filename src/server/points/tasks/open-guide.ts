import type { Database } from '#src/server/db/database.ts';
import type { GuideToRead } from '#src/shared/points/tasks.ts';

type Opened = { userId: string; guide: GuideToRead };

/** Notes when a guide was opened. One that was not taken in time begins anew. */
export async function openGuide(
  db: Database,
  { userId, guide }: Opened,
  now: number,
): Promise<{ guide: GuideToRead }> {
  await db
    .insertInto('guide_openings')
    .values({ user_id: userId, guide, opened_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'guide']).doUpdateSet({ opened_at: now }),
    )
    .execute();
  return { guide };
}
