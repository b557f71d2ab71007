import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue, type NewJob } from '#src/server/jobs/enqueue.ts';
import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import { type JobOptions, type JobRunner, runJobs } from '#src/server/jobs/run-jobs.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';

let opened: TestDatabase;
let runners: JobRunner[];
let clock: number;
beforeEach(async () => {
  opened = await openTestDatabase();
  runners = [];
  clock = 1000;
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await opened.close();
});

const queue = (job: Partial<NewJob> = {}) =>
  inTransaction(opened.db, (trx) =>
    enqueue(trx, { name: 'greet', payload: { to: 'Lin' }, runAt: 0, ...job }),
  );
function run(handlers: JobHandlers, options: Partial<JobOptions> = {}): JobRunner {
  const runner = runJobs(opened.db, handlers, { now: () => clock, pollMs: 10, ...options });
  runners.push(runner);
  return runner;
}
const jobs = () => opened.db.selectFrom('jobs').selectAll().orderBy('run_at').execute();
const untilEnded = (count: number) =>
  expect
    .poll(
      async () =>
        (await jobs()).filter((job) => job.done_at !== null || job.failed_at !== null).length,
    )
    .toBe(count);

test('a queued job runs with its payload and is done', async () => {
  await queue();
  const seen: unknown[] = [];
  run({ greet: async ({ payload, attempt, now }) => void seen.push([payload, attempt, now]) });
  await untilEnded(1);
  expect(seen).toEqual([[{ to: 'Lin' }, 1, 1000]]);
  expect((await jobs())[0]).toMatchObject({ done_at: 1000, leased_by: null, last_error: null });
});

test('a job of a transaction that fails is never queued', async () => {
  const failed = inTransaction(opened.db, async (trx) => {
    await enqueue(trx, { name: 'greet', payload: null, runAt: 0 });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await jobs()).toEqual([]);
});

test('a dedupe key admits one waiting job, and another when that one is done', async () => {
  expect(await queue({ dedupeKey: 'once' })).toBe('queued');
  expect(await queue({ dedupeKey: 'once' })).toBe('already');
  run({ greet: async () => {} });
  await untilEnded(1);
  expect(await queue({ dedupeKey: 'once' })).toBe('queued');
});

test('two runners on one database run each job once', async () => {
  const other = 60;
  await inTransaction(opened.db, async (trx) => {
    for (let i = 0; i < other; i += 1) await enqueue(trx, { name: 'greet', payload: i, runAt: i });
  });
  const seen: unknown[] = [];
  const handlers = { greet: async ({ payload }: { payload: unknown }) => void seen.push(payload) };
  run(handlers);
  run(handlers);
  await untilEnded(other);
  expect(seen.toSorted((one, two) => Number(one) - Number(two))).toEqual(
    Array.from({ length: other }, (_, i) => i),
  );
});

test('a job waits for its time and for a runner that knows its name', async () => {
  await queue({ runAt: 5000 });
  await queue({ name: 'unknown' });
  const runner = run({ greet: async () => {} });
  runner.wake();
  await runner.stop();
  expect((await jobs()).map(({ attempts }) => attempts)).toEqual([0, 0]);
  clock = 5000;
  run({ greet: async () => {} });
  await untilEnded(1);
});

test('a failing job is tried again later, each time later, and given up at last', async () => {
  await queue();
  const told: unknown[] = [];
  const runner = run(
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
      .poll(async () => (await jobs())[0])
      .toMatchObject({ attempts: attempt, leased_by: null });
    clock = (await jobs())[0]?.run_at ?? 0;
    runTimes.push(clock);
    runner.wake();
  }
  await untilEnded(1);
  expect(runTimes).toEqual([1100, 1300]);
  expect((await jobs())[0]).toMatchObject({
    attempts: 3,
    failed_at: 1300,
    last_error: 'Error: not now',
  });
  expect(told).toHaveLength(3);
});
