import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ownIdentityFile } from '#src/server/backups/backup-keys.ts';
import { drillRestore } from '#src/server/backups/drill-restore.ts';
import { findDrillRun } from '#src/server/backups/find-backup-run.ts';
import { keepBackup } from '#src/server/backups/keep-backup.ts';
import { nameOfBackup } from '#src/server/backups/own-backups.ts';
import { addStateGauges } from '#src/server/platform/watch/state-gauge.ts';
import { recordCommand } from '#src/server/review/record-command.ts';
import { stateGauges } from '#src/server/state-gauges.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { addUser } from '../../support/funded-case.ts';
import { jobHandlersOf } from '../../support/job-handlers-of.ts';
import { testNow } from '../../support/test-server.ts';
import { lacksTools } from '../reconciliation/restore-place.ts';
import { type KeepingServer, openKeepingServer } from './keeping-server.ts';

let t: KeepingServer;
beforeEach(async () => {
  t = await openKeepingServer();
});
afterEach(() => t.close());

const { signal } = new AbortController();
const backUp = (now = testNow) => keepBackup(t.services, { place: t.place, signal }, now);
const folderOf = (now = testNow) => join(t.place, nameOfBackup(now));
const drill = (now: number) =>
  jobHandlersOf(t.services)['drill-restore']?.({
    ...{ id: `drill@${now}`, payload: null, attempt: 1, now, signal },
  });
const run = () => findDrillRun(t.services.db);
const dataFolder = () => readdirSync(t.services.config.dataDir).sort();

const giveOnce = async () => t.give({ infoUuid: await t.addCase() });

async function findDrillDatabases(): Promise<string[]> {
  const { databaseUrl } = t.database.address;
  if (!databaseUrl) return [];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select datname from pg_database where datname = current_database() || '_restore_drill'`,
  );
  await client.end();
  return rows.map(({ datname }) => datname);
}

describe.skipIf(lacksTools)('a drill', { timeout: 120_000 }, () => {
  test('puts the newest backup back elsewhere, and says what it found; nothing of it is left', async () => {
    await giveOnce();
    await recordCommand(t.services.db, { command: 'backup' }, testNow);
    await backUp();
    const before = dataFolder();
    await giveOnce();
    await drill(testNow + dayMs);
    expect(await run()).toEqual({
      ...{ workedAt: t.services.now(), failedAt: null, reason: null },
      found: {
        ...{ backupAt: testNow, tookMs: expect.any(Number) },
        ...{ donations: 1, pictures: 0, lostPictures: 0 },
      },
    });
    expect(dataFolder()).toEqual(before);
    expect(await findDrillDatabases()).toEqual([]);
    const frozen = t.services.db.selectFrom('switches').selectAll().where('name', '=', 'restored');
    expect(await frozen.execute()).toEqual([]);
  });

  test('is due once in thirty days, and none without a backup or where the key lies elsewhere', async () => {
    await drill(testNow);
    expect((await run()).workedAt).toBeNull();
    await backUp();
    const identity = ownIdentityFile(t.services.config.dataDir);
    renameSync(identity, `${identity}.elsewhere`);
    await drill(testNow);
    expect((await run()).workedAt).toBeNull();
    renameSync(`${identity}.elsewhere`, identity);
    await drill(testNow);
    expect((await run()).found?.backupAt).toBe(testNow);
    await backUp(testNow + dayMs);
    await drill(testNow + 29 * dayMs);
    expect((await run()).found?.backupAt).toBe(testNow);
    await drill(testNow + 30 * dayMs);
    expect((await run()).found?.backupAt).toBe(testNow + dayMs);
  });

  test('that fails says why, is tried again the next day, and its age is seen', async () => {
    const { registry } = t.services.metrics;
    addStateGauges(registry, stateGauges, t.services);
    const age = async () => {
      const text = await registry.getSingleMetricAsString('warmlight_restore_drill_age_seconds');
      return text.split(' ').at(-1)?.trim();
    };
    expect(await age()).toBe('Nan');
    await backUp();
    expect(await age()).toBe('+Inf');
    const picture = join(folderOf(), 'media', 'a.webp.age');
    writeFileSync(picture, 'changed');
    await expect(drill(testNow)).rejects.toThrow('a.webp.age');
    const reason = expect.stringContaining('a.webp.age');
    expect(await run()).toMatchObject({ workedAt: null, failedAt: testNow, reason });
    await backUp(testNow + dayMs);
    await drill(testNow + dayMs);
    expect(await run()).toMatchObject({ failedAt: null, reason: null });
    t.setNow(t.services.now() + 2 * dayMs);
    expect(await age()).toBe(String((2 * dayMs) / 1000));
  });

  test('finds books that do not add up, a trail that was rewritten, and pictures without a file', async () => {
    const { db } = t.services;
    const look = () => drillRestore(t.services, { folder: folderOf() }, testNow);
    await giveOnce();
    await recordCommand(db, { command: 'backup' }, testNow);
    await addUser(t, 'owner');
    await db
      .insertInto('images')
      .values({
        ...{
          id: 'lost',
          owner_user_id: 'owner',
          purpose: 'proof',
          width: 1,
          height: 1,
          redacted: 0,
        },
        ...{ path: null, large_path: null, original_key: 'lost.sealed', bytes_hash: 'x' },
        sealed_with: 'seal1-test',
        ...{ perceptual_hash: '0'.repeat(16), subject: null, position: null, created_at: testNow },
      })
      .execute();
    await backUp();
    expect(await look()).toMatchObject({ donations: 1, pictures: 1, lostPictures: 1 });
    const never = { equation: 99, statement: 'Nobody gave.' };
    const breaches = ['select id as detail from donations'];
    const { equations } = t.services;
    t.services.equations = [...equations, { ...never, breaches }];
    await expect(look()).rejects.toThrow('do not hold: 99');
    t.services.equations = equations;
    const { keys } = t.services;
    t.services.keys = { ...keys, blindIndex: (use, text) => keys.blindIndex(use, `${text}x`) };
    await expect(look()).rejects.toThrow('row 1 of the audit trail');
    t.services.keys = keys;
    expect(await findDrillDatabases()).toEqual([]);
  });
});
