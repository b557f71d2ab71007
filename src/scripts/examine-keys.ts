import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Database } from '#src/server/db/database.ts';
import { findMissingMigrations } from '#src/server/db/migrate.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { examineKeys } from '#src/server/keys/examine-keys.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { openKeys } from '#src/server/platform/keys/open-keys.ts';

/** Reads only. Before the first start there is neither a database nor a key. */
export async function requireKeys(config: Config): Promise<string | undefined> {
  const { keyFile } = config;
  if (existsSync(keyFile) && statSync(keyFile).mode & 0o077) {
    throw new Error(`Others on this machine may read ${keyFile}: chmod 600 it.`);
  }
  const address = databaseAddress(config);
  if (address.sqliteFile && !existsSync(address.sqliteFile)) return undefined;
  // Whether it can be reached, and is one, is another look's matter.
  const db = await openDatabase({ ...address, readOnly: true }).catch(() => undefined);
  if (!db) return undefined;
  try {
    if (!(await hasKeys(db))) return undefined;
    const { keys } = await openKeys(db, config, Date.now);
    const wrong = await examineKeys(db, keys);
    if (wrong) throw new Error(wrong);
  } finally {
    await db.destroy();
  }
  return wordsOfPlace(config);
}

async function hasKeys(db: Database): Promise<boolean> {
  const missing = await findMissingMigrations(db).catch(() => undefined);
  if (missing === undefined || missing.length > 0) return false;
  const made = await db.selectFrom('key_versions').select('id').limit(1).executeTakeFirst();
  return made !== undefined;
}

/** Who carries the data folder away has the key of it too. */
function wordsOfPlace({ mode, keyFile, dataDir }: Config): string | undefined {
  const isBeside = dirname(resolve(keyFile)) === resolve(dataDir);
  return mode === 'live' && isBeside
    ? `${keyFile} lies beside what it opens: name a KEY_FILE elsewhere.`
    : undefined;
}
