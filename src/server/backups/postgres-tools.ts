import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import { findSchema, onDatabase } from './postgres-session.ts';

const run = promisify(execFile);
const databaseFile = 'warmlight.dump';

/**
 * Writes our own schema into a file, from one snapshot, while the server goes on. Other schemas of
 * the database are not ours: such as the sandbox bank's books, which never go back in time.
 */
export async function dumpPostgres(
  databaseUrl: string,
  { folder, signal }: { folder: string; signal?: AbortSignal | undefined },
): Promise<string> {
  const file = join(folder, databaseFile);
  const schema = await onDatabase(databaseUrl, findSchema);
  const format = ['--format=custom', '--no-owner', '--no-privileges'];
  const what = [...format, `--schema=${schema}`, `--file=${file}`];
  await runTool('pg_dump', { databaseUrl, signal }, what);
  await runTool('pg_restore', { signal }, ['--list', file]);
  return databaseFile;
}

/** Puts a dump in place of our schema, which is kept under another name; on failure it is as it was. */
export async function restorePostgres(
  databaseUrl: string,
  { file, now }: { file: string; now: number },
): Promise<void> {
  const { schema, aside } = await onDatabase(databaseUrl, async (client) => {
    await requireAlone(client);
    const found = await findSchema(client);
    const kept = `${found}_before_restore_${now}`;
    const [from, to] = [client.escapeIdentifier(found), client.escapeIdentifier(kept)];
    await client.query(
      `begin; alter schema ${from} rename to ${to}; create schema ${from}; commit`,
    );
    return { schema: found, aside: kept };
  });
  try {
    const whole = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
    await runTool('pg_restore', { databaseUrl }, [...whole, `--schema=${schema}`, file]);
  } catch (error) {
    await onDatabase(databaseUrl, async (client) => {
      const [from, to] = [client.escapeIdentifier(aside), client.escapeIdentifier(schema)];
      await client.query(
        `begin; drop schema ${to} cascade; alter schema ${from} rename to ${to}; commit`,
      );
    });
    throw error;
  }
}

/** A process that has just ended is gone from the server's list a moment later. */
const goneWithinMs = 2000;
const lookAgainMs = 100;

/** Every connection of ours carries the name (`server/db/postgres-dialect.ts`). */
async function requireAlone(client: pg.Client): Promise<void> {
  for (let waitedMs = 0; waitedMs <= goneWithinMs; waitedMs += lookAgainMs) {
    const { rows } = await client.query(`select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'warmlight' limit 1`);
    if (rows.length === 0) return;
    await sleep(lookAgainMs);
  }
  throw new Error('A Warmlight process uses this database: stop it first.');
}

/** The password goes by the environment, since anyone on the machine reads arguments. */
async function runTool(
  tool: 'pg_dump' | 'pg_restore',
  { databaseUrl, signal }: { databaseUrl?: string; signal?: AbortSignal | undefined },
  parameters: readonly string[],
): Promise<void> {
  const url = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  const password = decodeURIComponent(url?.password ?? '');
  if (url) url.password = '';
  const env = password === '' ? process.env : { ...process.env, PGPASSWORD: password };
  const place = url ? [`--dbname=${url.href}`] : [];
  try {
    await run(tool, [...parameters.slice(0, -1), ...place, ...parameters.slice(-1)], {
      ...{ env, signal },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`${tool} is not installed: it comes with PostgreSQL's client programs.`);
  }
}
