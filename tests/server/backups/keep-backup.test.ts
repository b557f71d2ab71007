import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBackupRun } from '#src/server/backups/find-backup-run.ts';
import { keepBackup } from '#src/server/backups/keep-backup.ts';
import { makeBackup } from '#src/server/backups/make-backup.ts';
import { markOfBackup, nameOfBackup } from '#src/server/backups/own-backups.ts';
import { restoreBackup } from '#src/server/backups/restore-backup.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { testNow } from '../../support/test-server.ts';
import { lacksTools, openPlace } from '../reconciliation/restore-place.ts';
import { type KeepingServer, openKeepingServer } from './keeping-server.ts';

let t: KeepingServer;
let root: string;
let place: string;
beforeEach(async () => {
  t = await openKeepingServer();
  ({ root, place } = t);
});
afterEach(() => t.close());

const keep = (now: number, signal = new AbortController().signal) =>
  keepBackup(t.services, { place, signal }, now);
const found = () => readdirSync(place).sort();
const run = () => findBackupRun(t.services.db);

describe.skipIf(lacksTools)('a backup that is made by itself', { timeout: 60_000 }, () => {
  test('is one a night however often it is tried, can be put back, and says when it was made', async () => {
    await keep(testNow);
    await keep(testNow + 3_600_000);
    expect(found()).toEqual([nameOfBackup(testNow)]);
    expect(await run()).toEqual({ workedAt: testNow, failedAt: null, reason: null });
    const { place: other, close } = await openPlace(root);
    const folder = join(place, nameOfBackup(testNow));
    expect((await restoreBackup(other, { folder, now: testNow + 1 })).madeAt).toBe(testNow);
    expect(readFileSync(join(other.dataDir, 'media', 'a.webp'), 'utf8')).toBe('picture');
    await close();
  });

  test('stays for seven days, and what is not ours stays untouched', async () => {
    const strangers = ['warmlight-2020-01-01T00-00-00-000Z', 'photos', 'warmlight-2020-01-01'];
    for (const name of strangers) {
      mkdirSync(join(place, name));
      writeFileSync(join(place, name, 'backup.json'), JSON.stringify({ madeAt: 1, mark: 'x' }));
    }
    writeFileSync(join(place, 'letter.txt'), 'words');
    const { config } = t.services;
    // Another installation keeps its own in the same folder.
    t.services.config = { ...config, publicOrigin: 'https://other.example.org' };
    await keep(testNow - 300 * dayMs);
    t.services.config = config;
    for (let night = 0; night < 9; night += 1) await keep(testNow + night * dayMs);
    const kept = [2, 3, 4, 5, 6, 7, 8].map((night) => nameOfBackup(testNow + night * dayMs));
    const others = [...strangers, 'letter.txt', nameOfBackup(testNow - 300 * dayMs)];
    expect(found()).toEqual([...kept, ...others].sort());
  });

  test('throws no other away when the newest is not whole, and says so', async () => {
    await keep(testNow);
    const madeAt = testNow + 3_600_000;
    const newest = join(place, nameOfBackup(madeAt));
    const mark = markOfBackup(t.services, madeAt);
    await makeBackup(t.services.config, { folder: newest, now: () => madeAt, mark });
    const sealed = join(newest, 'media', 'a.webp.age');
    const asItWas = readFileSync(sealed);
    writeFileSync(sealed, 'changed');
    await expect(keep(madeAt + 1)).rejects.toThrow('Not what was backed up');
    expect(found()).toEqual([nameOfBackup(testNow), nameOfBackup(madeAt)]);
    expect(await run()).toMatchObject({
      ...{ workedAt: testNow, failedAt: madeAt + 1 },
      reason: expect.stringContaining('a.webp.age'),
    });
    writeFileSync(sealed, asItWas);
    await keep(madeAt + 2);
    expect(found()).toEqual([nameOfBackup(madeAt)]);
    expect(await run()).toEqual({ workedAt: madeAt, failedAt: null, reason: null });
  });

  test('that is told to stop leaves nothing and has not failed; what a killed one left is swept', async () => {
    const stopped = AbortSignal.abort(new Error('The node stops.'));
    await expect(keep(testNow, stopped)).rejects.toThrow();
    expect(found()).toEqual([]);
    expect(await run()).toEqual({ workedAt: null, failedAt: null, reason: null });
    const left = [`${nameOfBackup(testNow)}.unfinished`, `${nameOfBackup(testNow)}.thrown-away`];
    for (const name of left) mkdirSync(join(place, name, 'media'), { recursive: true });
    const clear = join(t.services.config.dataDir, 'restore-in-clear-1');
    mkdirSync(clear);
    utimesSync(clear, testNow / 1000, testNow / 1000);
    await keep(testNow + dayMs);
    expect(found()).toEqual([nameOfBackup(testNow + dayMs), ...left].sort());
    expect(existsSync(clear)).toBe(true);
    await keep(testNow + 3 * dayMs);
    expect(found()).toEqual([1, 3].map((nights) => nameOfBackup(testNow + nights * dayMs)));
    expect(existsSync(clear)).toBe(false);
  });

  test('is not made where its folder is not mounted, which is said and not mended', async () => {
    rmSync(place, { recursive: true });
    await expect(keep(testNow)).rejects.toThrow('there is no such');
    expect(existsSync(place)).toBe(false);
    expect(await run()).toMatchObject({ workedAt: null, failedAt: testNow });
  });
});
