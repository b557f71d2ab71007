import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
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

const isInstalled = (tool: string) => spawnSync(tool, ['--version']).status === 0;
/** PostgreSQL's client programs are no part of the project. */
export const lacksTools =
  testEngine === 'postgres' && !['pg_dump', 'pg_restore'].every(isInstalled);
