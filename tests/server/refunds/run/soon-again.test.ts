import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openReturningServer, type ReturningServer } from '../returning-server.ts';

let t: ReturningServer;
beforeAll(async () => {
  t = await openReturningServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const names = ['refunds-due', 'run-refunds'];

/** Runs it without the clock that asks every minute. */
const runDue = () => t.runJobs(names);

const waiting = () =>
  t.services.db
    .selectFrom('jobs')
    .select(['name', 'run_at as at'])
    .where('name', 'in', names)
    .where('done_at', 'is', null)
    .orderBy('run_at');

const wait = (ms: number) => t.setNow(t.services.now() + ms);

test('what a gateway settles late is asked after at its own time, not at the next minute', async () => {
  const { caseId, refundId } = await t.startWith([1000]);
  vi.spyOn(t.bank.gateway, 'refund').mockRejectedValueOnce(new Error('no answer'));
  await runDue();
  expect((await t.findRefunds(caseId))[0]).toMatchObject({ status: 'ERROR', attempts: 1 });
  const asked = await waiting().execute();
  expect(asked).toMatchObject([{ name: 'refunds-due', at: t.services.now() + 5000 }]);
  wait(4999);
  expect(await runDue()).toBe(0);
  wait(1);
  expect(await runDue()).toBe(2);
  expect((await t.getCaseRefund(refundId)).status).toBe('DONE');
  expect(await waiting().execute()).toEqual([]);
});

test('while a gateway fails on, it is asked ever more seldom, and from a minute on by the tick', async () => {
  await t.startWith([1000]);
  vi.spyOn(t.bank.gateway, 'refund').mockRejectedValue(new Error('no answer'));
  const begun = t.services.now();
  await runDue();
  const at: number[] = [];
  for (let [next] = await waiting().execute(); next; [next] = await waiting().execute()) {
    at.push(next.at - begun);
    t.setNow(next.at);
    await runDue();
  }
  expect(at).toEqual([5000, 15_000, 35_000, 75_000]);
});
