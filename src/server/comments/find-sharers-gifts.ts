import type { Database } from '#src/server/db/database.ts';

const maxRows = 50;

type Person = { caseId: string; userId: string };

/**
 * Finds gifts to a case by whoever passed it on to this person, newest first. Anonymous ones are
 * left out: to lead a page would tell whose they are.
 */
export async function findSharersGifts(db: Database, person: Person): Promise<string[]> {
  const shareIds = await findSharesFollowed(db, person);
  if (shareIds.length === 0) return [];
  const rows = await db
    .selectFrom('donations')
    .innerJoin('shares', 'shares.user_id', 'donations.user_id')
    .select('donations.id')
    .where('donations.case_id', '=', person.caseId)
    .where('donations.paid_at', 'is not', null)
    .where('donations.user_id', '<>', person.userId)
    .where('donations.anonymous', '=', 0)
    .where('shares.id', 'in', shareIds)
    .where('shares.case_id', '=', person.caseId)
    .orderBy('donations.paid_at', 'desc')
    .orderBy('donations.id', 'desc')
    .limit(maxRows)
    .execute();
  return [...new Set(rows.map(({ id }) => id))];
}

/** Finds the shares by which this person came to give, or to pass the case on themselves. */
async function findSharesFollowed(db: Database, { caseId, userId }: Person): Promise<string[]> {
  const [gave, passedOn] = await Promise.all([
    db
      .selectFrom('donations')
      .select('share_source_id as id')
      .where('user_id', '=', userId)
      .where('case_id', '=', caseId)
      .where('share_source_id', 'is not', null)
      .limit(maxRows)
      .execute(),
    db
      .selectFrom('shares')
      .select('parent_share_id as id')
      .where('user_id', '=', userId)
      .where('case_id', '=', caseId)
      .where('parent_share_id', 'is not', null)
      .limit(maxRows)
      .execute(),
  ]);
  return [...gave, ...passedOn].flatMap(({ id }) => (id ? [id] : []));
}
