import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { LaterError } from '#src/server/jobs/later-error.ts';
import { type JobFloor, openJobFloor } from './job-floor.ts';

let t: JobFloor;
beforeEach(async () => {
  t = await openJobFloor();
});
afterEach(() => t.close());

test('a queued job runs with its payload and is done', async () => {
  await t.queue();
  const seen: unknown[] = [];
  t.run({ greet: async ({ payload, attempt, now }) => void seen.push([payload, attempt, now]) });
  await t.untilEnded(1);
  expect(seen).toEqual([[{ to: 'Lin' }, 1, 1000]]);
  expect((await t.findJobs())[0]).toMatchObject({
    done_at: 1000,
    leased_by: null,
    last_error: null,
  });
});

test('a job of a transaction that fails is never queued', async () => {
  const failed = inTransaction(t.db, async (trx) => {
    await enqueue(trx, { name: 'greet', payload: null, runAt: 0 });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await t.findJobs()).toEqual([]);
});

test('a dedupe key admits one waiting job, and another when that one is done', async () => {
  expect(await t.queue({ dedupeKey: 'once' })).toBe('queued');
  expect(await t.queue({ dedupeKey: 'once' })).toBe('already');
  t.run({ greet: async () => {} });
  await t.untilEnded(1);
  expect(await t.queue({ dedupeKey: 'once' })).toBe('queued');
});

test('two runners on one database run each job once', async () => {
  const other = 60;
  await inTransaction(t.db, async (trx) => {
    for (let i = 0; i < other; i += 1) await enqueue(trx, { name: 'greet', payload: i, runAt: i });
  });
  const seen: unknown[] = [];
  const handlers = { greet: async ({ payload }: { payload: unknown }) => void seen.push(payload) };
  t.run(handlers);
  t.run(handlers);
  await t.untilEnded(other);
  expect(seen.toSorted((one, two) => Number(one) - Number(two))).toEqual(
    Array.from({ length: other }, (_, i) => i),
  );
});

test('a job waits for its time and for a runner that knows its name', async () => {
  await t.queue({ runAt: 5000 });
  await t.queue({ name: 'unknown' });
  const runner = t.run({ greet: async () => {} });
  runner.wake();
  await runner.stop();
  expect((await t.findJobs()).map(({ attempts }) => attempts)).toEqual([0, 0]);
  t.clock.now = 5000;
  t.run({ greet: async () => {} });
  await t.untilEnded(1);
});

test('a failing job is tried again later, each time later, and given up at last', async () => {
  await t.queue();
  const told: unknown[] = [];
  const runner = t.run(
    {
      greet: async () => {
        throw new Error('not now');
      },
    },
    { maxAttempts: 3, backoffMs: (attempt) => attempt * 100, onError: (error) => told.push(error) },
  );
  const runTimes: number[] = [];
  for (const attempt of [1, 2]) {
    await expect
      .poll(async () => (await t.findJobs())[0])
      .toMatchObject({ attempts: attempt, leased_by: null });
    t.clock.now = (await t.findJobs())[0]?.run_at ?? 0;
    runTimes.push(t.clock.now);
    runner.wake();
  }
  await t.untilEnded(1);
  expect(runTimes).toEqual([1100, 1300]);
  expect((await t.findJobs())[0]).toMatchObject({
    attempts: 3,
    failed_at: 1300,
    last_error: 'Error: not now',
  });
  expect(told).toHaveLength(3);
});

test.each([
  ['longer than by itself', 5000, 6000],
  ['shorter than by itself', 50, 1100],
])('a job whose service asks to be left alone for %s', async (_than, afterMs, runAt) => {
  await t.queue();
  const later = async () => {
    throw new LaterError('not now', afterMs);
  };
  t.run({ greet: later }, { backoffMs: () => 100 });
  await expect
    .poll(async () => (await t.findJobs())[0])
    .toMatchObject({ attempts: 1, leased_by: null, run_at: runAt, done_at: null });
});
