import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueueNextTicks, startSchedule } from '#src/server/jobs/schedule.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const minute = 60_000;
const morning = Date.UTC(2026, 10, 2, 1, 0, 30); // 09:00:30 in Shanghai
const jobs = [
  { name: 'check-ledger', pattern: '* * * * *' },
  { name: 'daily', pattern: '0 4 * * *', payload: { of: 'yesterday' } },
];
const idsQueued = async () =>
  (await opened.db.selectFrom('jobs').select('id').orderBy('id').execute()).map(({ id }) => id);

test('several nodes queue each tick once, in the time zone of the families', async () => {
  const nodes = [morning, morning + 1000, morning + 2000];
  const nextCalls = await Promise.all(nodes.map((now) => enqueueNextTicks(opened.db, jobs, now)));
  const nextMinute = Date.UTC(2026, 10, 2, 1, 1);
  const nextDay = Date.UTC(2026, 10, 2, 20, 0);
  expect(nextCalls).toEqual([nextMinute, nextMinute, nextMinute]);
  expect(await idsQueued()).toEqual([`check-ledger@${nextMinute}`, `daily@${nextDay}`]);
});

test('a tick that was run is not queued again by a node whose clock is behind', async () => {
  await opened.db.updateTable('jobs').set({ done_at: 1 }).execute();
  const before = await idsQueued();
  await enqueueNextTicks(opened.db, jobs, morning);
  expect(await idsQueued()).toEqual(before);
});

test('the next tick is queued when the one before has come', async () => {
  const next = await enqueueNextTicks(opened.db, jobs, morning + minute);
  expect(next).toBe(Date.UTC(2026, 10, 2, 1, 2));
  expect(await idsQueued()).toHaveLength(3);
});

test('a schedule queues at once and stops when told', async () => {
  await opened.db.deleteFrom('jobs').execute();
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const schedule = startSchedule(opened.db, jobs, { now: () => morning, onError });
  await expect.poll(idsQueued).toHaveLength(2);
  await schedule.stop();
  expect(errors).toEqual([]);
});
