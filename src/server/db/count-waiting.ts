import type { Database } from './database.ts';

/** This is what both dialects' adapters can tell beside Kysely's own questions. */
export type CountsWaiting = { countWaiting(): number };

/**
 * Counts how many wait for a connection to PostgreSQL, or for their turn to write to SQLite.
 */
export function countWaiting(db: Database): number {
  const adapter: unknown = db.getExecutor().adapter;
  return (adapter as CountsWaiting).countWaiting();
}
