import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { KeptStory } from '#src/shared/raiser/audience/audience.ts';

type Asked = { caseId: string; userId: string };

/** For the family and who gave to it; anyone else reads of it as of none. */
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
  if (row.owner_user_id !== userId && !(await hasGiven(db, { caseId, userId }))) return undefined;
  return { ...fromJson<KeptStory>(row.told), keepUntil: row.keep_until };
}

async function hasGiven(db: Database, { caseId, userId }: Asked): Promise<boolean> {
  const gift = await db
    .selectFrom('donations')
    .select('id')
    .where('case_id', '=', caseId)
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .whereRef('returned_in_fen', '<', 'amount_in_fen')
    .limit(1)
    .executeTakeFirst();
  return gift !== undefined;
}

/** Until when those who gave can read it; undefined where nothing is kept for them. */
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
