import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { createHashes } from '#src/server/platform/keys.ts';
import { type KeyedDatabase, withTrailKey } from '#src/server/platform/trail-key.ts';

/** Opens the database for a command whose doing stands in the audit trail. */
export async function openRecordedDatabase(
  config: Config,
  more: { statementTimeoutMs?: number } = {},
): Promise<KeyedDatabase> {
  const db = await openDatabase({ ...databaseAddress(config), ...more });
  return withTrailKey(db, createHashes(config.secret));
}
