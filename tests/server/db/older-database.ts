import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { openMigrator } from '#src/server/db/migrate.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { openTestDatabase, scratchDir, testEngine } from '../../support/test-db.ts';

export type OlderDatabase = {
  db: Database;
  /** Forward or back to the migration of this name. */
  migrateTo(name: string): Promise<void>;
  close(): Promise<void>;
};

/** A database as it was after the migration of this name, for tests of what came next. */
export async function openOlderDatabase(migration: string): Promise<OlderDatabase> {
  const opened = await openTestDatabase();
  const folder = mkdtempSync(join(scratchDir(), 'warmlight-before-'));
  if (testEngine === 'postgres') await sql`create schema before`.execute(opened.db);
  const db = await openDatabase(
    testEngine === 'postgres'
      ? { ...opened.address, searchPath: 'before' }
      : { sqliteFile: join(folder, 'before.db') },
  );
  const migrateTo = async (name: string) => {
    const { error } = await (await openMigrator(db)).migrateTo(name);
    if (error) throw error;
  };
  await migrateTo(migration);
  return {
    ...{ db, migrateTo },
    close: async () => {
      await db.destroy();
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
