import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimJobs } from '#src/server/jobs/lease-jobs.ts';
import { type JobFloor, openJobFloor } from './job-floor.ts';

let t: JobFloor;
beforeEach(async () => {
  t = await openJobFloor();
});
afterEach(() => t.close());

test('the job of a runner that died is taken over when its lease ends, not before', async () => {
  await t.queue();
  const lease = { runner: 'dead', leaseMs: 500, maxAttempts: 9 };
  await claimJobs(t.db, lease, { names: ['greet'], count: 1, now: t.clock.now });
  const seen: number[] = [];
  const runner = t.run({ greet: async ({ attempt }) => void seen.push(attempt) });
  runner.wake();
  await runner.stop();
  expect(seen).toEqual([]);
  t.clock.now += 500;
  t.run({ greet: async ({ attempt }) => void seen.push(attempt) });
  await t.untilEnded(1);
  expect(seen).toEqual([2]);
});

test('a job whose runners die every time is given up', async () => {
  await t.queue();
  const lease = { runner: 'dead', leaseMs: 500, maxAttempts: 1 };
  await claimJobs(t.db, lease, { names: ['greet'], count: 1, now: t.clock.now });
  t.clock.now += 500;
  t.run({ greet: async () => {} }, { maxAttempts: 1 });
  await t.untilEnded(1);
  expect((await t.findJobs())[0]?.last_error).toContain('died');
});

test('the lease of a long job is renewed while it runs', async () => {
  await t.queue();
  const finish = Promise.withResolvers<void>();
  t.run({ greet: () => finish.promise }, { leaseMs: 30 });
  await expect.poll(async () => (await t.findJobs())[0]?.leased_until).toBe(1030);
  t.clock.now = 1020;
  await expect.poll(async () => (await t.findJobs())[0]?.leased_until).toBe(1050);
  finish.resolve();
  await t.untilEnded(1);
  expect((await t.findJobs())[0]?.attempts).toBe(1);
});

test('a runner that lost its lease is told, and cannot end the job of the other', async () => {
  await t.queue();
  const told = Promise.withResolvers<void>();
  const runner = t.run(
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
  await expect.poll(async () => (await t.findJobs())[0]?.attempts).toBe(1);
  await t.db
    .updateTable('jobs')
    .set({ leased_by: 'other', leased_until: 99_000, attempts: 2 })
    .execute();
  await told.promise;
  await runner.stop();
  expect((await t.findJobs())[0]).toMatchObject({ leased_by: 'other', attempts: 2, done_at: null });
});

test('stopping waits for running jobs and hands back those that give up', async () => {
  await t.queue({ payload: 'finishes', runAt: 1 });
  await t.queue({ payload: 'gives up', runAt: 2 });
  const bothStarted = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const runner = t.run({
    greet: async ({ payload, signal }) => {
      bothStarted[payload === 'finishes' ? 0 : 1]?.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      if (payload === 'gives up') signal.throwIfAborted();
    },
  });
  await Promise.all(bothStarted.map(({ promise }) => promise));
  await runner.stop();
  const [finished, handedBack] = await t.findJobs();
  expect(finished).toMatchObject({ done_at: 1000, attempts: 1 });
  expect(handedBack).toMatchObject({ done_at: null, leased_by: null, attempts: 0, run_at: 2 });
});
