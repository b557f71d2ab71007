import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { askStaffDoor } from '#src/server/accounts/staff/staff-door.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { type OpenServices, openServices } from '#src/server/open-services.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';

const mobile = '13900000077';
let dataDir: string;
let running: OpenServices | undefined;
beforeAll(() => {
  dataDir = mkdtempSync(join(scratchDir(), 'staff-'));
});
afterEach(async () => {
  await running?.close();
  running = undefined;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const config = () => parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', METRICS_PORT: '0' });

/** Does what `npm run staff` does, in a process of its own. */
async function staff(...words: string[]) {
  const script = join(import.meta.dirname, '../../src/scripts/staff.ts');
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const run = promisify(execFile)(process.execPath, [script, ...words], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

async function rolesOf(): Promise<string[]> {
  const readOnly = { ...databaseAddress(config()), readOnly: true };
  const db = running ? running.services.db : await openDatabase(readOnly);
  const rows = await db.selectFrom('staff_roles').select('role').orderBy('role').execute();
  if (!running) await db.destroy();
  return rows.map(({ role }) => role);
}

async function start(): Promise<void> {
  running = await openServices(config());
  running.startWork();
  await expect.poll(() => existsSync(join(dataDir, 'staff.sock'))).toBe(true);
}

test('without a server the roles are written at once', async () => {
  expect(await staff(mobile, 'reviewer')).toMatchObject({ code: 0 });
  expect(await rolesOf()).toEqual(['reviewer']);
});

test('a server that runs on the file writes them itself, and nobody else may ask it', async () => {
  await start();
  expect(await staff(mobile, 'administrator', 'releaser')).toMatchObject({ code: 0 });
  expect(await rolesOf()).toEqual(['administrator', 'releaser']);
  expect(statSync(join(dataDir, 'staff.sock')).mode & 0o777).toBe(0o600);
  expect(await staff(mobile)).toMatchObject({ code: 0 });
  expect(await rolesOf()).toEqual([]);
});

test('a socket that a killed server left behind stands in nobody’s way', async () => {
  const door = join(dataDir, 'staff.sock');
  const die = `require('node:net').createServer().listen(${JSON.stringify(door)}, () =>
    process.kill(process.pid, 'SIGKILL'))`;
  await expect(promisify(execFile)(process.execPath, ['-e', die])).rejects.toThrow();
  expect(existsSync(door)).toBe(true);
  expect(await staff(mobile, 'reviewer')).toMatchObject({ code: 0 });
  await start();
  expect(await staff(mobile, 'releaser')).toMatchObject({ code: 0 });
  expect(await rolesOf()).toEqual(['releaser']);
});

test('a process that writes the file without listening is named, and nothing is written', async () => {
  running = await openServices(config());
  const { code, said } = await staff(mobile, 'administrator');
  expect(code).toBe(1);
  expect(said).toMatch(/^Another Warmlight process writes .*stop it first/);
  expect(await rolesOf()).toEqual(['releaser']);
});

test('a number or a role that is none is refused before anything is opened', async () => {
  expect(await staff('12345', 'reviewer')).toMatchObject({ code: 1 });
  expect(await staff(mobile, 'owner')).toMatchObject({ code: 1 });
});

test('the server refuses an order that is none of the script’s', async () => {
  await start();
  const odd = { mobile: 'x', roles: [], forgetsFactor: false };
  await expect(askStaffDoor(config(), odd)).rejects.toThrow('answered 400');
  expect(await rolesOf()).toEqual(['releaser']);
});
