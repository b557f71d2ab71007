import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBackupRun } from '#src/server/backups/find-backup-run.ts';
import { nameOfBackup } from '#src/server/backups/own-backups.ts';
import { addStateGauges } from '#src/server/platform/watch/state-gauge.ts';
import { startWork } from '#src/server/start-work.ts';
import { stateGauges } from '#src/server/state-gauges.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { jobHandlersOf } from '../../support/job-handlers-of.ts';
import { lacksTools } from '../reconciliation/restore-place.ts';
import { type KeepingServer, openKeepingServer } from './keeping-server.ts';

/** It is half past two at night in Shanghai. */
const night = Date.UTC(2026, 10, 20, 18, 30);
let t: KeepingServer;
beforeEach(async () => {
  t = await openKeepingServer();
});
afterEach(() => t.close());

const found = () => readdirSync(t.place);

async function findAge(): Promise<string | undefined> {
  const name = 'warmlight_backup_age_seconds';
  const text = await t.services.metrics.registry.getSingleMetricAsString(name);
  return text.split(' ').at(-1)?.trim();
}

describe.skipIf(lacksTools)('the clock', { timeout: 60_000 }, () => {
  test('has a running server make a backup at night, whose age is seen', async () => {
    addStateGauges(t.services.metrics.registry, stateGauges, t.services);
    expect(await findAge()).toBe('+Inf');
    t.setNow(night - 1000);
    const evening = startWork(t.services);
    const ticks = t.services.db.selectFrom('jobs').select('id').where('name', '=', 'keep-backup');
    await expect.poll(async () => (await ticks.execute()).length, { timeout: 10_000 }).toBe(1);
    await evening.stop();
    expect(found()).toEqual([]);
    t.setNow(night + 1000);
    const working = startWork(t.services);
    const { db } = t.services;
    const workedAt = async () => (await findBackupRun(db)).workedAt;
    await expect.poll(workedAt, { timeout: 30_000 }).toBe(night + 1000);
    await working.stop();
    expect(found()).toEqual([nameOfBackup(night + 1000)]);
    t.setNow(night + 1000 + dayMs);
    expect(await findAge()).toBe('86400');
    t.services.config = { ...t.services.config, backupFolder: undefined };
    expect(await findAge()).toBe('Nan');
  });

  test('asks nothing where the folder was taken away, or another node is still at it', async () => {
    const { db } = t.services;
    const lease = { leased_by: 'another node', leased_until: night + 60_000 };
    const job = { name: 'keep-backup', payload: 'null', run_at: night, attempts: 1 };
    await db
      .insertInto('jobs')
      .values({ id: 'of an earlier hour', ...job, ...lease })
      .execute();
    const { signal } = new AbortController();
    const run = (now: number) =>
      jobHandlersOf(t.services)['keep-backup']?.({
        ...{ id: 'mine', payload: null, attempt: 1, now, signal },
      });
    await run(night);
    expect(found()).toEqual([]);
    const { config } = t.services;
    t.services.config = { ...config, backupFolder: undefined };
    await run(night + 60_000);
    expect(found()).toEqual([]);
    t.services.config = config;
    await run(night + 60_000);
    expect(found()).toEqual([nameOfBackup(night + 60_000)]);
  });
});
