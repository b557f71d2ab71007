import type { Database } from '#src/server/db/database.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import type { Config } from '#src/server/platform/config.ts';
import { createKeys } from '#src/server/platform/keys.ts';
import { withTrailKey } from '#src/server/review/trail-key.ts';

/** The database for a command whose doing stands in the audit trail. */
export async function openRecordedDatabase(
  config: Config,
  more: { statementTimeoutMs?: number } = {},
): Promise<Database> {
  const db = await openDatabase({ ...databaseAddress(config), ...more });
  return withTrailKey(db, createKeys(config.secret));
}
