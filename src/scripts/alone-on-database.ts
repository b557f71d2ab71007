import { advisoryLock } from '#src/server/db/advisory-locks.ts';
import type { Config } from '#src/server/platform/config/config.ts';

/**
 * Runs work that only one process may do on a database; others wait for their turn. A killed one
 * leaves no lock behind. SQLite's file has one writer anyway, and a second process is told so.
 */
export async function aloneOnDatabase(
  { databaseUrl }: Config,
  work: () => Promise<void>,
): Promise<void> {
  if (databaseUrl === undefined) return work();
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${advisoryLock('demo-seed')})`);
    await work();
  } finally {
    await client.end();
  }
}
