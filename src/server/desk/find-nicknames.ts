import type { Database } from '#src/server/db/database.ts';

/** Finds what accounts are called now, by their ids; of others nothing. */
export async function findNicknames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nickname'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}
