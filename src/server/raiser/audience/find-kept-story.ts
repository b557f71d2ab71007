import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { findStandingGift } from '#src/server/donations/order/find-standing-gift.ts';
import type { KeptStory } from '#src/shared/raiser/audience/audience.ts';

type Asked = { caseId: string; userId: string };

/** Finds it for the family and who gave to it; anyone else reads of it as of none. */
export async function findKeptStory(
  db: Database,
  { caseId, userId }: Asked,
  now: number,
): Promise<(KeptStory & { keepUntil: number }) | undefined> {
  const row = await db
    .selectFrom('kept_stories')
    .innerJoin('cases', 'cases.id', 'kept_stories.case_id')
    .select(['told', 'keep_until', 'owner_user_id'])
    .where('case_id', '=', caseId)
    .where('keep_until', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.owner_user_id !== userId && !(await findStandingGift(db, { caseId, userId })))
    return undefined;
  return { ...fromJson<KeptStory>(row.told), keepUntil: row.keep_until };
}

/** Finds until when those who gave can read it; undefined where nothing is kept for them. */
export async function findKeptUntil(
  db: Database,
  caseId: string,
  now: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('kept_stories')
    .select('keep_until')
    .where('case_id', '=', caseId)
    .where('keep_until', '>', now)
    .executeTakeFirst();
  return row?.keep_until;
}
