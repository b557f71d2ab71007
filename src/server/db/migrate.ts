import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Database, engineOf } from './database.ts';
import * as start from './migrations/0001-start.ts';

/** Listed by hand, since a bundle has no folder to look into. */
const migrations: Record<string, Migration> = { '0001-start': start };

/** Brings the tables up to date and returns the names of the migrations it applied. */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = await openMigrator(db);
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** Migrations of this version that the tables have not seen; those of a newer one do no harm. */
export async function findMissingMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}

async function openMigrator(db: Database): Promise<Migrator> {
  return new Migrator({
    db: db as Kysely<unknown>,
    provider: { getMigrations: async () => migrations },
    ...(engineOf(db) === 'postgres' ? { migrationTableSchema: await currentSchema(db) } : {}),
  });
}

/** Without it, Kysely takes the migration table of any schema of the database for ours. */
async function currentSchema(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  const name = rows[0]?.name;
  if (typeof name !== 'string') throw new Error('The search path names no existing schema.');
  return name;
}
