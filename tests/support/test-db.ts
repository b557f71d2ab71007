import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import type { Database, Engine } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { type DatabaseAddress, openDatabase } from '#src/server/db/open-database.ts';

export type TestDatabase = { db: Database; address: DatabaseAddress; close: () => Promise<void> };

/** This run is for this engine: TEST_ENGINE, SQLite when not set. */
export const testEngine: Engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

/** Opens a fresh migrated database of one's own; `address` opens it again from elsewhere. */
export function openTestDatabase(): Promise<TestDatabase> {
  return testEngine === 'postgres' ? openOnPostgres() : openOnSqlite();
}

async function openOnSqlite(): Promise<TestDatabase> {
  const template = await sqliteTemplate();
  const folder = mkdtempSync(join(scratchDir(), 'warmlight-test-'));
  const address = { sqliteFile: join(folder, 'test.db') };
  copyFileSync(template, address.sqliteFile);
  const db = await openDatabase(address);
  return {
    db,
    address,
    close: async () => {
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It is made once for these migrations, and moved into place whole for workers that race. */
async function sqliteTemplate(): Promise<string> {
  const folder = join(scratchDir(), `warmlight-templates-${process.getuid?.() ?? 0}`);
  const template = join(folder, `${migrationsHash()}.db`);
  if (existsSync(template)) return template;
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `draft-${randomBytes(6).toString('hex')}.db`);
  const db = await openDatabase({ sqliteFile: draft });
  await migrate(db);
  await db.destroy();
  renameSync(draft, template);
  rmSync(`${draft}.lock`, { force: true });
  return template;
}

async function openOnPostgres(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL.');
  const name = `warmlight_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (client) => {
    const template = await postgresTemplate(server, client);
    // It is twice as quick as through the log, for a database that no crash is survived by.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const address = { databaseUrl: urlOf(server, name) };
  const db = await openDatabase(address);
  return {
    db,
    address,
    close: async () => {
      await db.destroy();
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function postgresTemplate(server: string, client: pg.Client): Promise<string> {
  const template = `warmlight_template_${migrationsHash()}`;
  await client.query('select pg_advisory_lock(20261101)');
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount === 1) return template;
    const draft = `warmlight_draft_${randomBytes(6).toString('hex')}`;
    await client.query(`create database ${draft} template template0`);
    const db = await openDatabase({ databaseUrl: urlOf(server, draft) });
    await migrate(db);
    await db.destroy();
    await client.query(`alter database ${draft} rename to ${template}`);
    return template;
  } finally {
    await client.query('select pg_advisory_unlock(20261101)');
  }
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

function migrationsHash(): string {
  const folder = join(import.meta.dirname, '../../src/server/db/migrations');
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.ts')).sort()) {
    hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
