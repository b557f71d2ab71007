import type pg from 'pg';
import { findSchema, onDatabase } from './postgres-session.ts';

/**
 * Gives the work a database of its own beside ours, empty, whose address is like ours, and drops it
 * afterwards. With SQLite a folder is a place of its own already.
 */
export async function onDrillDatabase<T>(
  databaseUrl: string | undefined,
  work: (databaseUrl: string | undefined) => Promise<T>,
): Promise<T> {
  if (databaseUrl === undefined) return work(undefined);
  const { name, schema } = await onDatabase(databaseUrl, makeDrillDatabase);
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  try {
    await onDatabase(url.href, (client) =>
      client.query(`create schema if not exists ${client.escapeIdentifier(schema)}`),
    );
    return await work(url.href);
  } finally {
    await onDatabase(databaseUrl, (client) => dropDrillDatabase(client, name));
  }
}

async function makeDrillDatabase(client: pg.Client) {
  const schema = await findSchema(client);
  const { rows } = await client.query('select current_database() as name');
  const name = `${rows[0]?.name}_restore_drill`;
  const [place, path] = [client.escapeIdentifier(name), client.escapeIdentifier(schema)];
  // One that was killed left it.
  await dropDrillDatabase(client, name);
  try {
    await client.query(`create database ${place}`);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`No database can be made for the drill (${message}): grant CREATEDB.`);
  }
  await client.query(`alter database ${place} set search_path to ${path}`);
  return { name, schema };
}

async function dropDrillDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
}
