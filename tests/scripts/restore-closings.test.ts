import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { endAccount } from '#src/server/accounts/closings/end-account.ts';
import { keepClosings } from '#src/server/accounts/closings/keep-closings.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openServices } from '#src/server/open-services.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import type { Services } from '#src/server/services.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { type FakeS3, startFakeS3 } from '../support/fake-s3.ts';

let place: string;
let store: FakeS3;
beforeEach(async () => {
  place = mkdtempSync(join(scratchDir(), 'closings-'));
  store = await startFakeS3();
  mkdirSync(join(place, 'backups'));
});
afterEach(async () => {
  rmSync(place, { recursive: true, force: true });
  await store.close();
});

const dataDir = () => join(place, 'data');
const backup = () => join(place, 'backups', 'first');
/** The operator of this place configured this, for commands and server alike. */
const environment = (more: Record<string, string>) => ({
  ...{ DATA_DIR: dataDir(), LOG_LEVEL: 'silent', METRICS_PORT: '0' },
  ...more,
});

type Said = { stdout: string; stderr: string };

function run(more: Record<string, string>, script: string, ...words: string[]): Promise<Said> {
  const file = join(import.meta.dirname, '../../src/scripts', script);
  const env = { PATH: process.env.PATH, ...environment(more) };
  return promisify(execFile)(process.execPath, [file, ...words], { env });
}

async function withServices<T>(
  more: Record<string, string>,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const { services, close } = await openServices(parseConfig(environment(more)));
  try {
    return await work(services);
  } finally {
    await close();
  }
}

const names = ({ db }: Services) =>
  db
    .selectFrom('users')
    .select(['nickname', 'closed_at as closedAt'])
    .where('id', 'in', ['leaving', 'staying'])
    .orderBy('id')
    .execute();

/** Makes two people, a backup, and one of them who leaves after it. */
async function leaveAfterBackup(more: Record<string, string>): Promise<number> {
  await run(more, 'migrate.ts');
  await withServices(more, async ({ db }) => {
    const nobody = { mobile_index: null, mobile_sealed: null, mobile_masked: null };
    const row = { ...nobody, head_img_url: '', locale: 'zh-CN' as const, created_at: 0 };
    const people = [
      { ...row, id: 'leaving', nickname: '要走的人' },
      { ...row, id: 'staying', nickname: '留下的人' },
    ];
    await db.insertInto('users').values(people).execute();
  });
  await run(more, 'backup.ts', backup());
  return withServices(more, async (services) => {
    const now = services.now();
    const { db, keys } = services;
    await inTransaction(db, (trx) => endAccount(trx, { keys, userId: 'leaving' }, now));
    await keepClosings(services, now);
    return now;
  });
}

const places = {
  'the data folder': () => ({}),
  'the folder of the backups': () => ({ BACKUP_FOLDER: join(place, 'backups') }),
  'the object store': () => store.env,
};

test.each(Object.keys(places) as (keyof typeof places)[])(
  'the command that restores closes again who left, by the list in %s alone',
  async (name) => {
    const more = places[name]();
    const closedAt = await leaveAfterBackup(more);
    if (name !== 'the data folder') rmSync(join(dataDir(), 'closings'), { recursive: true });
    const { stdout } = await run(more, 'restore.ts', backup());
    expect(stdout).toContain('Accounts closed again, as their owners had: 1.');
    const [leaving, staying] = await withServices(more, names);
    expect(leaving?.closedAt).toBe(closedAt);
    expect(leaving?.nickname).not.toBe('要走的人');
    expect(staying).toEqual({ nickname: '留下的人', closedAt: null });
  },
  60_000,
);

test('who settles again finds nobody to close', async () => {
  await leaveAfterBackup(store.env);
  await run(store.env, 'restore.ts', backup());
  const { stdout, stderr } = await run(store.env, 'restore.ts', '--settle').catch(
    (refused: Said) => refused,
  );
  expect(stdout + stderr).not.toContain('closed again');
}, 60_000);

test('a list in the object store that is damaged stops the command in words, and is made good by hand', async () => {
  const closedAt = await leaveAfterBackup(store.env);
  rmSync(join(dataDir(), 'closings'), { recursive: true });
  const [key = ''] = [...store.objects.keys()].filter((path) => path.includes('closings/'));
  expect(key).toContain(`closings/${dayOf(closedAt)}.json`);
  const kept = store.objects.get(key);
  store.objects.set(key, { bytes: Buffer.from('{"half":'), contentType: 'application/json' });
  const refused = await run(store.env, 'restore.ts', backup()).catch((error: Said) => error);
  expect(refused.stderr).toContain(`closings/${dayOf(closedAt)}.json is damaged`);
  if (kept) store.objects.set(key, kept);
  const { stdout } = await run(store.env, 'restore.ts', '--settle');
  expect(stdout).toContain('Accounts closed again, as their owners had: 1.');
}, 60_000);

test('a list beside the backups that is damaged stops the command before anything is put back', async () => {
  const more = { BACKUP_FOLDER: join(place, 'backups') };
  const closedAt = await leaveAfterBackup(more);
  rmSync(join(dataDir(), 'closings'), { recursive: true });
  writeFileSync(join(place, 'backups/closings', `${dayOf(closedAt)}.json`), 'nothing');
  const refused = await run(more, 'restore.ts', backup()).catch((error: Said) => error);
  expect(refused.stderr).toContain('is damaged');
  expect(refused.stdout).not.toContain('Restored');
  expect(existsSync(join(dataDir(), 'warmlight.db'))).toBe(true);
  expect(readdirSync(dataDir()).filter((name) => name.includes('before-restore'))).toEqual([]);
}, 60_000);
