import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ownIdentityFile } from '#src/server/backups/backup-keys.ts';
import { hasDumpPrograms } from '../../support/postgres-programs.ts';
import { openTestDatabase, testEngine } from '../../support/test-db.ts';

/**
 * Opens another place, whose database nobody uses and is not what the backup has. Whoever restores
 * there brings the private key.
 */
export async function openPlace(folder: string) {
  const dataDir = join(folder, 'restored');
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(ownIdentityFile(join(folder, 'data')), ownIdentityFile(dataDir));
  if (testEngine === 'sqlite') {
    return { place: { dataDir, databaseUrl: undefined }, close: async () => {} };
  }
  const other = await openTestDatabase();
  await sql`create table of_a_later_release (id text)`.execute(other.db);
  await other.db.destroy();
  const { databaseUrl } = other.address;
  return { place: { dataDir, databaseUrl }, close: other.close };
}

export const lacksTools = testEngine === 'postgres' && !hasDumpPrograms();
