import { afterEach, beforeEach, expect, test } from 'vitest';
import { type JobFloor, openJobFloor } from './job-floor.ts';

let t: JobFloor;
beforeEach(async () => {
  t = await openJobFloor();
});
afterEach(() => t.close());

const never = () => new Promise<void>(() => {});
const hasty = { limitMs: 40, graceMs: 20 };
const firstJob = async () => (await t.findJobs())[0];

test('a job that hangs loses its lease, costs an attempt and is tried again', async () => {
  await t.queue();
  const attempts: number[] = [];
  t.run(
    {
      greet: async ({ attempt }) => {
        attempts.push(attempt);
        if (attempt === 1) await never();
      },
    },
    { ...hasty, backoffMs: () => 0 },
  );
  await t.untilEnded(1);
  expect(attempts).toEqual([1, 2]);
});

test('a job that hangs every time is given up', async () => {
  await t.queue();
  t.run({ greet: never }, { ...hasty, maxAttempts: 2, backoffMs: () => 0 });
  await t.untilEnded(1);
  expect(await firstJob()).toMatchObject({ attempts: 2, leased_by: null });
  expect((await firstJob())?.last_error).toContain('did not answer within 40 ms');
});

test('a long job that stops when it is asked to goes on later and has lost no attempt', async () => {
  await t.queue();
  let runs = 0;
  t.run(
    {
      greet: async ({ signal }) => {
        runs += 1;
        if (runs === 3) return;
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    },
    hasty,
  );
  await t.untilEnded(1);
  expect(runs).toBe(3);
  expect((await firstJob())?.attempts).toBe(1);
});

test('work that hangs in one lane leaves the places of the others free', async () => {
  for (let at = 0; at < 8; at += 1) await t.queue({ name: 'pay' });
  await t.queue({ name: 'check', runAt: 1 });
  const started: string[] = [];
  t.run(
    [
      {
        pay: async () => {
          started.push('pay');
          await never();
        },
      },
      { check: async () => void started.push('check') },
    ],
    { concurrency: 2, graceMs: 20 },
  );
  await t.untilEnded(1);
  expect(started.toSorted()).toEqual(['check', 'pay', 'pay']);
});

test('a runner that stops waits for nobody who hangs, and hands the job back', async () => {
  await t.queue();
  const runner = t.run({ greet: never }, { graceMs: 20 });
  await expect.poll(async () => (await firstJob())?.leased_by).toBeTruthy();
  await runner.stop();
  expect(await firstJob()).toMatchObject({ attempts: 0, leased_by: null, done_at: null });
});
