import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue, type NewJob } from '#src/server/jobs/enqueue.ts';
import { claimJobs } from '#src/server/jobs/lease-jobs.ts';
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

test('the job of a runner that died is taken over when its lease ends, not before', async () => {
  await queue();
  const lease = { runner: 'dead', leaseMs: 500, maxAttempts: 9 };
  await claimJobs(opened.db, lease, { names: ['greet'], count: 1, now: clock });
  const seen: number[] = [];
  const runner = run({ greet: async ({ attempt }) => void seen.push(attempt) });
  runner.wake();
  await runner.stop();
  expect(seen).toEqual([]);
  clock += 500;
  run({ greet: async ({ attempt }) => void seen.push(attempt) });
  await untilEnded(1);
  expect(seen).toEqual([2]);
});

test('a job whose runners die every time is given up', async () => {
  await queue();
  const lease = { runner: 'dead', leaseMs: 500, maxAttempts: 1 };
  await claimJobs(opened.db, lease, { names: ['greet'], count: 1, now: clock });
  clock += 500;
  run({ greet: async () => {} }, { maxAttempts: 1 });
  await untilEnded(1);
  expect((await jobs())[0]?.last_error).toContain('died');
});

test('the lease of a long job is renewed while it runs', async () => {
  await queue();
  const finish = Promise.withResolvers<void>();
  run({ greet: () => finish.promise }, { leaseMs: 30 });
  await expect.poll(async () => (await jobs())[0]?.leased_until).toBe(1030);
  clock = 1020;
  await expect.poll(async () => (await jobs())[0]?.leased_until).toBe(1050);
  finish.resolve();
  await untilEnded(1);
  expect((await jobs())[0]?.attempts).toBe(1);
});

test('a runner that lost its lease is told, and cannot end the job of the other', async () => {
  await queue();
  const told = Promise.withResolvers<void>();
  run(
    {
      greet: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            told.resolve();
            reject(signal.reason);
          });
        }),
    },
    { leaseMs: 30 },
  );
  await expect.poll(async () => (await jobs())[0]?.attempts).toBe(1);
  await opened.db
    .updateTable('jobs')
    .set({ leased_by: 'other', leased_until: 99_000, attempts: 2 })
    .execute();
  await told.promise;
  await runners[0]?.stop();
  expect((await jobs())[0]).toMatchObject({ leased_by: 'other', attempts: 2, done_at: null });
});

test('stopping waits for running jobs and hands back those that give up', async () => {
  await queue({ payload: 'finishes', runAt: 1 });
  await queue({ payload: 'gives up', runAt: 2 });
  const bothStarted = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const runner = run({
    greet: async ({ payload, signal }) => {
      bothStarted[payload === 'finishes' ? 0 : 1]?.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      if (payload === 'gives up') signal.throwIfAborted();
    },
  });
  await Promise.all(bothStarted.map(({ promise }) => promise));
  await runner.stop();
  const [finished, handedBack] = await jobs();
  expect(finished).toMatchObject({ done_at: 1000, attempts: 1 });
  expect(handedBack).toMatchObject({ done_at: null, leased_by: null, attempts: 0, run_at: 2 });
});
