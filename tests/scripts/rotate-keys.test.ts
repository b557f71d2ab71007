import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { findOwnMobile } from '#src/server/accounts/session/find-own-mobile.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { type OpenServices, openServices } from '#src/server/open-services.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { findTrail } from '#src/server/review/find-trail.ts';

const mobile = '13812345678';
let dataDir: string;
let running: OpenServices | undefined;
const open = () => openServices(parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
beforeAll(() => {
  dataDir = mkdtempSync(join(scratchDir(), 'rotate-'));
});
afterAll(async () => {
  await running?.close();
  rmSync(dataDir, { recursive: true });
});

async function rotate(...asked: string[]): Promise<string> {
  const script = join(import.meta.dirname, '../../src/scripts/rotate-keys.ts');
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...asked], { env });
  return stdout.trim();
}

const roots = () => readFileSync(join(dataDir, 'root-keys.txt'), 'utf8').trim().split('\n');

test('beside a server and without one a key is made, told and used, and the trail says so', {
  timeout: 120_000,
}, async () => {
  running = await open();
  running.startWork();
  const { db, keys } = running.services;
  const wanted = { mobile, locale: 'en', now: 1 } as const;
  const { id } = await inTransaction(db, (trx) => findOrCreateUser(trx, keys, wanted));
  expect(await rotate('--status')).toMatch(/^seal1-\w{8} \(under root-\w{8}\): 1 values\. .*seals/);
  // The server does it itself, so that one process writes the file.
  const served = await rotate();
  expect(served).toMatch(/^seal1-.*: 0 values\..*\nseal2-.*: 1 values\./m);
  expect(await findOwnMobile({ db, keys }, id)).toBe(mobile);
  const { list } = await findTrail(db, { anchorId: '', acts: ['runCommand'] });
  expect(list.filter(({ detail }) => detail.includes('rotate-keys'))).toHaveLength(1);
  await running.close();
  running = undefined;
  // It is too short a while after: the older one stays.
  expect(await rotate('--retire')).toContain('was replaced too short a while ago');
  const rooted = await rotate('--root');
  expect(roots()).toHaveLength(2);
  const newest = roots()[1]?.split(' ')[0] ?? '';
  expect(rooted.split(`(under ${newest})`)).toHaveLength(3);
  expect(rooted).toContain('on every other node');
  running = await open();
  expect(await findOwnMobile(running.services, id)).toBe(mobile);
});

test('an option that there is not is refused with a sentence', async () => {
  const said = await rotate('--all').catch(({ stderr }: { stderr: string }) => stderr);
  expect(said).toContain('--all');
  expect(said.split('\n')).toHaveLength(2);
});
