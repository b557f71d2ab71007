import { join } from 'node:path';
import { sql } from 'kysely';
import { hasDumpPrograms } from '../../support/postgres-programs.ts';
import { openTestDatabase, testEngine } from '../../support/test-db.ts';

/** Another place, whose database nobody uses and is not what the backup has. */
export async function openPlace(folder: string) {
  if (testEngine === 'sqlite') {
    const dataDir = join(folder, 'restored');
    return { place: { dataDir, databaseUrl: undefined }, close: async () => {} };
  }
  const other = await openTestDatabase();
  await sql`create table of_a_later_release (id text)`.execute(other.db);
  await other.db.destroy();
  const { databaseUrl } = other.address;
  return { place: { dataDir: join(folder, 'restored'), databaseUrl }, close: other.close };
}

export const lacksTools = testEngine === 'postgres' && !hasDumpPrograms();
