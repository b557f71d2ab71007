import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Trx = Transaction<Schema>;
export type Engine = 'sqlite' | 'postgres';

/** Which engine is behind a database or a transaction of it. */
export function engineOf(db: Database): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
