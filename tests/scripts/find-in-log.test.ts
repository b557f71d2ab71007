import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { callerInLog, personInLog } from '#src/server/door/in-log.ts';
import { type OpenServices, openServices } from '#src/server/open-services.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { findTrail } from '#src/server/review/find-trail.ts';

const mobile = '13812345678';
let dataDir: string;
let running: OpenServices;
beforeAll(async () => {
  dataDir = mkdtempSync(join(scratchDir(), 'log-'));
  running = await openServices(parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  running.startWork();
});
afterAll(async () => {
  await running.close();
  rmSync(dataDir, { recursive: true });
});

async function find(asked: string): Promise<string> {
  const script = join(import.meta.dirname, '../../src/scripts/find-in-log.ts');
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [script, asked], { env });
  return stdout.trim();
}

test('an account and an address are told as the log calls them, and the trail says that it was asked', async () => {
  const { db, keys } = running.services;
  const wanted = { mobile, locale: 'en', now: 1 } as const;
  const user = await inTransaction(db, (trx) => findOrCreateUser(trx, keys, wanted));
  expect(await find(mobile)).toBe(`"person":"${personInLog(keys, user.id)}"`);
  expect(await find('203.0.113.9')).toBe(`"caller":"${callerInLog(keys, '203.0.113.9')}"`);
  const { list } = await findTrail(db, { anchorId: '', acts: ['runCommand'] });
  const asked = list.filter(({ detail }) => detail.includes('find-in-log'));
  expect(asked).toHaveLength(2);
  expect(JSON.stringify(asked)).not.toContain(mobile);
});

test('a number of nobody is answered with a sentence', async () => {
  const said = await find('13900000000').catch(({ stderr }: { stderr: string }) => stderr);
  expect(said.trim()).toBe('No account has this number. Give a mobile number or an address.');
});
