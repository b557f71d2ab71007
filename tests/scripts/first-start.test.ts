import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { startPostgres } from '../support/postgres.ts';

let dataDir: string;
const scripts = join(import.meta.dirname, '../../src/scripts');
const running = new Set<ChildProcess>();
beforeEach(() => {
  dataDir = mkdtempSync(join(scratchDir(), 'first-start-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs a script in a process of its own; answers what it said, and how it ended. */
function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(scripts, script), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, METRICS_PORT: '0', ...env },
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('exit', (code) => resolve({ code, said })),
  );
  return { child, ended };
}

/** Ends a seed by force once it keeps pictures. */
async function killAmidSeed(env: Record<string, string> = {}): Promise<void> {
  const { child, ended } = run('seed.ts', ['--small'], env);
  while (!existsSync(join(dataDir, 'media'))) await sleep(50);
  child.kill('SIGKILL');
  await ended;
}

const countCases = async (more: Record<string, string> = {}) => {
  const config = parseConfig({ DATA_DIR: dataDir, ...more });
  const db = await openDatabase({ ...databaseAddress(config), readOnly: true });
  const rows = await db.selectFrom('cases').select('id').execute();
  await db.destroy();
  return rows.length;
};

test('a PORT that others hold is said before anything is built or seeded', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  const { code, said } = await run('start.ts', [], { PORT: String(port) }).ended;
  holder.close();
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('set PORT.') });
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(existsSync(join(dataDir, 'warmlight.db'))).toBe(false);
});

test('in live mode a start builds and seeds nothing', async () => {
  const { code, said } = await run('start.ts', [], { WARMLIGHT_MODE: 'live' }).ended;
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('live mode needs it') });
  expect(said).not.toContain('Building');
  expect(existsSync(join(dataDir, 'warmlight.db'))).toBe(false);
});

test('a script that can not go on ends with a sentence and not with a trace', async () => {
  const { code, said } = await run('migrate.ts', [], {
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
  }).ended;
  expect(code).toBe(1);
  expect(said).not.toContain('    at ');
});

test('a seed that was killed begins anew', async () => {
  await killAmidSeed();
  const again = run('seed.ts', ['--small']);
  await once(again.child.stdout, 'data');
  again.child.kill('SIGKILL');
  expect((await again.ended).said).toContain('begins anew');
});

test('of two starts on the database of a killed seed one tells anew, the other waits, and both end whole', async () => {
  const postgres = await startPostgres(console.error);
  if (!postgres) throw new Error('There is no PostgreSQL.');
  const url = new URL(postgres.url);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('create database two_first_starts');
  url.pathname = '/two_first_starts';
  const env = { DATABASE_URL: url.href };
  await killAmidSeed(env);
  const both = [run('seed.ts', ['--small'], env), run('seed.ts', ['--small'], env)];
  const ends = await Promise.all(both.map(({ ended }) => ended));
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  expect(ends.filter(({ said }) => said.includes('begins anew'))).toHaveLength(1);
  expect(await countCases(env)).toBeGreaterThanOrEqual(32);
  await client.query('drop database two_first_starts with (force)');
  await client.end();
  await postgres.stop();
}, 480_000);

test('reset throws away what it says, and what a restore kept, and nothing of others', async () => {
  const ofBanks = ['sandbox-alipay', 'sandbox-other-payouts'].map((books) => `${books}.sqlite`);
  for (const name of ['warmlight.db', 'sandbox-payouts.sqlite-wal', ...ofBanks]) {
    writeFileSync(join(dataDir, name), '');
  }
  const cutShort = ['backup-in-clear-aB1c2D', 'restore-in-clear-aB1c2D', 'restore-drill-aB1c2D'];
  const before = ['media.before-restore-1', 'warmlight.db.before-restore-12'];
  const gone = ['media', 'private', ...before, ...cutShort];
  for (const name of [...gone, 'notes']) mkdirSync(join(dataDir, name));
  const { code, said } = await run('reset.ts', ['--yes']).ended;
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('Everything is gone') });
  for (const name of [...gone, ...ofBanks]) {
    expect([name, existsSync(join(dataDir, name))]).toEqual([name, false]);
  }
  expect(existsSync(join(dataDir, 'notes'))).toBe(true);
  expect(await countCases()).toBe(0);
});
