import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Database, engineOf } from './database.ts';
import * as start from './migrations/0001-start.ts';

/** They are listed by hand, since a bundle has no folder to look into. */
const migrations: Record<string, Migration> = { '0001-start': start };

/**
 * Brings the tables up to date and returns the names of the migrations it applied. Tables of a newer
 * version are served as they are: an upgrade only adds until the version before it is gone.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = await openMigrator(db);
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/**
 * Finds migrations of this version that the tables have not seen; those of a newer one do no harm.
 */
export async function findMissingMigrations(db: Database): Promise<string[]> {
  const applied = new Set(await findApplied(db));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}

async function findApplied(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Finds what a newer version applied after all of ours, as things that are done; Kysely would
 * refuse them.
 */
async function findNewer(db: Database): Promise<Record<string, Migration>> {
  const ours = Object.keys(migrations);
  const last = ours.toSorted().at(-1) ?? '';
  const applied = await findApplied(db).catch(() => []);
  const newer = applied.filter((name) => !ours.includes(name) && name > last);
  return Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]));
}

async function openMigrator(db: Database): Promise<Migrator> {
  const known = { ...migrations, ...(await findNewer(db)) };
  return new Migrator({
    db: db as Kysely<unknown>,
    provider: { getMigrations: async () => known },
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
