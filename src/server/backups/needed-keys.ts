import { join } from 'node:path';
import type { Database } from '#src/server/db/database.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { examineKeys } from '#src/server/keys/examine-keys.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { keyServiceOf, openKeys } from '#src/server/platform/keys/open-keys.ts';

/**
 * This is a version of the key that seals, and the root key that opens it, which no backup holds.
 */
export type NeededKey = { id: string; rootId: string };

type Place = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'keyFile'>>;

/** Finds which keys open what is sealed in this database. */
export async function findNeededKeys(place: Place): Promise<NeededKey[]> {
  const db = await openDatabase({ ...databaseAddress(place), readOnly: true });
  try {
    return await db
      .selectFrom('key_versions')
      .select(['id', 'root_id as rootId'])
      .where('retired_at', 'is', null)
      .orderBy('version')
      .execute();
  } finally {
    await db.destroy();
  }
}

/** What was put back without its keys would be full of values that nobody can read. */
export async function requireNeededKeys(
  { keyFile, dataDir }: Place,
  needed: readonly NeededKey[],
): Promise<void> {
  if (needed.length === 0) return;
  const service = keyServiceOf({ keyFile: keyFile ?? join(dataDir, 'root-keys.txt') });
  const missing = await service.findMissing([...new Set(needed.map(({ rootId }) => rootId))]);
  if (missing === undefined) return;
  const ids = needed.map(({ id }) => id).join(', ');
  throw new Error(`What this backup holds is sealed with ${ids}. ${missing} Nothing was changed.`);
}

/** Does what was put back open? */
export async function requireSealed(
  db: Database,
  config: Pick<Config, 'keyFile' | 'secret'>,
): Promise<void> {
  const { keys } = await openKeys(db, config, Date.now);
  const wrong = await examineKeys(db, keys);
  if (wrong) throw new Error(`Put back, ${wrong}`);
}
