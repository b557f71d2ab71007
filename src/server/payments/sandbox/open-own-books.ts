import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { advisoryLock } from '#src/server/db/advisory-locks.ts';
import { SqliteDialect } from '#src/server/db/engines/sqlite-dialect.ts';

export type BooksAddress = { dataDir: string; databaseUrl?: string | undefined };

type Wanted = {
  file: string; // SQLite's, in the data directory
  schema: string; // PostgreSQL's
  tables(int: string): readonly string[];
};

const statementTimeoutMs = 10_000;

/**
 * A sandbox part has its own books: a file beside ours, or a schema of its own in the same
 * PostgreSQL.
 */
export async function openOwnBooks<Schema>(
  { dataDir, databaseUrl }: BooksAddress,
  { file, schema, tables }: Wanted,
): Promise<Kysely<Schema>> {
  if (databaseUrl) return openOnPostgres(databaseUrl, schema, tables);
  mkdirSync(dataDir, { recursive: true });
  const path = join(realpathSync(dataDir), file);
  const books = new Kysely<Schema>({ dialect: new SqliteDialect({ path, readOnly: false }) });
  for (const statement of tables('integer')) await sql.raw(statement).execute(books);
  return books;
}

async function openOnPostgres<Schema>(
  databaseUrl: string,
  schema: string,
  tables: Wanted['tables'],
): Promise<Kysely<Schema>> {
  const { GuardedPostgresDialect } = await import('#src/server/db/engines/postgres-dialect.ts');
  const settings = { databaseUrl, searchPath: schema, statementTimeoutMs };
  const books = new Kysely<Schema>({ dialect: new GuardedPostgresDialect(settings) });
  await books.transaction().execute(async (trx) => {
    // Nodes that start together take turns, or the second one's "if not exists" could fail.
    await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock('sandbox-books'))})`.execute(trx);
    await sql.raw(`create schema if not exists ${schema}`).execute(trx);
    for (const statement of tables('bigint')) await sql.raw(statement).execute(trx);
  });
  return books;
}
