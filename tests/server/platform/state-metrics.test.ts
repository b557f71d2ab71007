import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import { addStateMetrics } from '#src/server/platform/state-metrics.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
  addStateMetrics({ ...t.services, registry: t.services.metrics.registry });
});
afterAll(() => t.close());

const numberOf = async (name: string) => {
  const text = await t.services.metrics.registry.metrics();
  return new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
};

test('work that waits too long and work that was given up are seen', async () => {
  expect(await numberOf('warmlight_jobs_oldest_due_seconds')).toBe('0');
  await inTransaction(t.services.db, async (trx) => {
    await enqueue(trx, { name: 'late', payload: null, runAt: testNow - 90_000 });
    await enqueue(trx, { name: 'failed', payload: null, runAt: testNow - 500_000 });
    await trx
      .updateTable('jobs')
      .set({ failed_at: testNow })
      .where('name', '=', 'failed')
      .execute();
  });
  expect(await numberOf('warmlight_jobs_oldest_due_seconds')).toBe('90');
  expect(await numberOf('warmlight_jobs_given_up')).toBe('1');
});

test('a freeze is seen, and so is how much of the disk is free', async () => {
  expect(await numberOf('warmlight_money_out_frozen')).toBe('0');
  await freezeMoneyOut(t.services.db, { reason: 'a person looks', now: testNow });
  expect(await numberOf('warmlight_money_out_frozen')).toBe('1');
  expect(Number(await numberOf('warmlight_disk_free_ratio'))).toBeGreaterThan(0);
});

test('each alert asks for a number that is there, and has its entry in the runbook', async () => {
  const room = join(import.meta.dirname, '../../../src/server/platform');
  const rules = readFileSync(join(room, 'alerts.yml'), 'utf8');
  const runbook = readFileSync(join(room, 'runbook.md'), 'utf8');
  const served = await t.services.metrics.registry.metrics();
  const asked = [...rules.matchAll(/warmlight_[a-z_]+?(?=_count|_bucket|[^a-z_])/g)].map(String);
  expect(asked.filter((name) => !served.includes(`# TYPE ${name} `))).toEqual([]);
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const entries = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(5);
  expect(entries).toEqual(alerts);
});
