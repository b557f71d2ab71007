import type { Database, Trx } from '#src/server/db/database.ts';

/** Finds whose numbers were signed in to from a browser that signed in to this person's. */
export async function findBrowserMates(db: Database | Trx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users as one')
    .innerJoin('known_browsers as own', 'own.mobile_index', 'one.mobile_index')
    .innerJoin('known_browsers as theirs', 'theirs.cookie_hash', 'own.cookie_hash')
    .innerJoin('users as other', 'other.mobile_index', 'theirs.mobile_index')
    .select('other.id')
    .distinct()
    .where('one.id', '=', userId)
    .whereRef('other.id', '<>', 'one.id')
    .execute();
  return rows.map(({ id }) => id);
}
