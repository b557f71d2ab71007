import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import type { Database } from '#src/server/db/database.ts';
import { openServices } from '#src/server/open-services.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { findTrail } from '#src/server/review/find-trail.ts';

let dataDir: string;
let place: string;
beforeAll(() => {
  place = mkdtempSync(join(scratchDir(), 'recorded-'));
  dataDir = join(place, 'data');
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const config = () => parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', METRICS_PORT: '0' });

async function run(script: string, ...words: string[]): Promise<void> {
  const file = join(import.meta.dirname, '../../src/scripts', script);
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [file, ...words], { env });
}

/** Answers what the trail says was run, oldest first, and under nobody's name. */
async function ran(db: Database): Promise<string[]> {
  const { list } = await findTrail(db, { anchorId: '', acts: ['runCommand'] });
  expect(list.map(({ staff }) => staff)).toEqual(list.map(() => null));
  return list.map(({ detail }) => (JSON.parse(detail) as { command: string }).command).reverse();
}

async function ranUntilNow(): Promise<string[]> {
  const { services, close } = await openServices(config());
  const commands = await ran(services.db);
  await close();
  return commands;
}

test('commands that change the database, or carry it away, stand in its trail', async () => {
  await run('migrate.ts');
  await run('migrate.ts');
  expect(await ranUntilNow()).toEqual(['migrate']);
  await run('backup.ts', join(place, 'first'));
  await run('check-ledger.ts');
  await run('check-ledger.ts', '--rebuild');
  expect(await ranUntilNow()).toEqual(['migrate', 'backup', 'rebuild-balances']);
}, 60_000);

test('a server that runs writes them itself', async () => {
  const running = await openServices(config());
  running.startWork();
  await expect.poll(() => existsSync(join(dataDir, 'staff.sock'))).toBe(true);
  await run('backup.ts', join(place, 'second'));
  expect((await ran(running.services.db)).slice(3)).toEqual(['backup']);
  await running.close();
}, 60_000);

test('what was restored says so, and a reset begins a new trail', async () => {
  await run('restore.ts', join(place, 'first'));
  expect(await ranUntilNow()).toEqual(['migrate', 'restore', 'settle']);
  await run('reset.ts', '--yes');
  expect(await ranUntilNow()).toEqual(['reset']);
}, 60_000);
