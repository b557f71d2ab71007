import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { SqliteDialect } from './engines/sqlite-dialect.ts';
import type { Schema } from './schema.ts';

export type DatabaseAddress = {
  databaseUrl?: string | undefined;
  sqliteFile?: string | undefined;
  searchPath?: string | undefined; // PostgreSQL only
  statementTimeoutMs?: number | undefined; // PostgreSQL only, 0 for none
  readOnly?: boolean | undefined; // SQLite only: reads beside the process that writes
};

const defaultStatementTimeoutMs = 30_000;

/** Opens and reaches the database; migrating it is the caller's decision. */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: await dialectFor(address) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Answers where a configuration keeps its database. */
export function databaseAddress(config: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): DatabaseAddress {
  if (config.databaseUrl !== undefined) return { databaseUrl: config.databaseUrl };
  return { sqliteFile: join(config.dataDir, 'warmlight.db') };
}

async function dialectFor(address: DatabaseAddress): Promise<Dialect> {
  const { databaseUrl, sqliteFile, searchPath } = address;
  if (databaseUrl !== undefined) {
    const statementTimeoutMs = address.statementTimeoutMs ?? defaultStatementTimeoutMs;
    const { GuardedPostgresDialect } = await import('./engines/postgres-dialect.ts');
    return new GuardedPostgresDialect({ databaseUrl, searchPath, statementTimeoutMs });
  }
  if (sqliteFile === undefined) throw new Error('Neither databaseUrl nor sqliteFile was given.');
  if (sqliteFile === ':memory:') throw new Error('A database in memory has no second connection.');
  const readOnly = address.readOnly ?? false;
  return new SqliteDialect({ path: realPath(sqliteFile, readOnly), readOnly });
}

/** One file has one name here, so that two links to it meet at the same lock. */
function realPath(file: string, mustExist: boolean): string {
  const path = resolve(file);
  if (existsSync(path)) return realpathSync(path);
  if (mustExist) throw new Error(`There is no database at ${path}: run the migrations first.`);
  mkdirSync(dirname(path), { recursive: true });
  return join(realpathSync(dirname(path)), basename(path));
}
