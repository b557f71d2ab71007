import { type Kysely, PostgresAdapter, type QueryExecutor, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Trx = Transaction<Schema>;
export type Engine = 'sqlite' | 'postgres';

/** Answers which engine is behind a database or a transaction of it. */
export function engineOf(db: { getExecutor(): Pick<QueryExecutor, 'adapter'> }): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
