import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { payoutQueue } from '#src/server/withdrawals/payout/payout-queue.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { staff } from '../../../support/test-withdrawing.ts';
import { type OwingServer, openOwingServer } from '../owing-server.ts';

let t: OwingServer;
beforeAll(async () => {
  t = await openOwingServer();
});
beforeEach(() => t.begin());
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('each part that is paid owes an account of its own within the same days', async () => {
  const id = await t.payFirst();
  const firstPaidAt = t.services.now();
  expect((await t.owed()).map(({ dueAt }) => dueAt)).toEqual([firstPaidAt + 30 * dayMs]);
  await t.pass(await t.handIn());
  t.later(10);
  await t.release(id, 2);
  await t.runDue();
  const uses = await t.owed();
  expect(uses.map(({ dueAt }) => dueAt - firstPaidAt)).toEqual([30 * dayMs, 40 * dayMs]);
  expect(uses.map(({ shownAt }) => shownAt)).toEqual([firstPaidAt, null]);
});

test('an overdue account keeps the next part from being released, until it has passed', async () => {
  const id = await t.payFirst();
  t.later(31);
  await expect(t.release(id, 2)).rejects.toMatchObject({ reason: 'fundUseOverdue' });
  const subject = await payoutQueue.find(t.services, `${id}:2`, 'zh-CN');
  expect(subject?.checks).toContainEqual({
    level: 'red',
    text: '之前的资金使用情况逾期未公布。',
  });
  const postId = await t.handIn();
  await expect(t.release(id, 2)).rejects.toMatchObject({ reason: 'fundUseOverdue' });
  await t.pass(postId);
  expect(await t.payoutTasks(id)).toEqual([`payout ${id}:2`]);
  await t.release(id, 2);
  await t.runDue();
  expect((await t.payoutsOf(id)).map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
});

test('nobody is asked to release a withdrawal that an account holds, and is once it has passed', async () => {
  const first = await t.bringToRelease(t.caseId, { amountInFen: 1000, stopRaise: false });
  await t.release(first);
  await t.runDue();
  t.later(29.5);
  const second = await t.apply(t.caseId, { amountInFen: 1000, stopRaise: false });
  await t.decide('drawPublic', second, { by: staff.reviewer });
  t.later(1);
  await t.runDue();
  expect(await t.payoutTasks(second)).toEqual([]);
  await expect(t.release(second)).rejects.toMatchObject({ reason: 'fundUseOverdue' });
  await t.pass(await t.handIn());
  expect(await t.payoutTasks(second)).toEqual([`payout ${second}:1`]);
});

test('one released on the last day is not sent once the account is overdue', async () => {
  const id = await t.payFirst();
  t.later(30);
  t.setNow(t.services.now() - 1);
  await t.release(id, 2);
  t.later(1);
  await t.runDue();
  expect((await t.payoutsOf(id)).map(({ status }) => status)).toEqual(['SUCCESS', 'FAILED']);
  expect(await t.payoutTasks(id)).toEqual([]);
  await t.pass(await t.handIn());
  expect(await t.payoutTasks(id)).toEqual([`payout ${id}:2`]);
});

test('a part that the bank sends back owes nothing, and the others still do', async () => {
  const id = await t.payFirst();
  await t.release(id, 2);
  await t.runDue();
  const [, back] = await t.payoutsOf(id);
  await t.payoutBank.sendBack(back?.payoutNo ?? '', '账户已注销');
  expect(await takeReturns(t.services, t.services.now())).toBe(1);
  const [first] = await t.payoutsOf(id);
  expect((await t.owed()).map(({ payoutNo }) => payoutNo)).toEqual([first?.payoutNo]);
});
