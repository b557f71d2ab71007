import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { watchStuck } from '#src/server/refunds/stuck/watch-stuck.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
let caseId: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const unusable = { status: 'REFUSED', refusal: 'ACCOUNT_UNUSABLE' } as const;
const openTasks = async () => {
  const tasks = await t.services.db
    .selectFrom('review_tasks')
    .select(['queue', 'subject_id'])
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('case_id', '=', caseId), eb('queue', '=', 'givenUpJob')]))
    .execute();
  return tasks.map((task) => `${task.queue} ${task.subject_id}`);
};

/** It is paid twice, by an account that was closed since; answers the task that staff find. */
async function comeTwice() {
  const { data } = await t.order({ infoUuid: caseId });
  await t.atCashier(data.tradeNo, 'payTwice');
  await t.bank.deliverDue();
  const asked = vi.spyOn(t.bank.gateway, 'refund').mockResolvedValue(unusable);
  await t.runJobs();
  const [task = ''] = await openTasks();
  return { asked, subject: task.replace('refundStuck ', '') };
}

test('money that its gateway refuses to send back is put before staff, once', async () => {
  const { asked, subject } = await comeTwice();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await openTasks()).toEqual([`refundStuck ${subject}`]);
  await watchStuck(t.services.db, t.services.now());
  expect(await openTasks()).toEqual([`refundStuck ${subject}`]);
  const found = await findQueue('refundStuck')?.find(t.services, subject, 'en');
  expect(found?.caseId).toBe(caseId);
  const values = found?.fields.map((field) => ('value' in field ? field.value : ''));
  expect(values?.[0]).toBe('Paid twice for one order');
  expect(values?.[1]).toContain('20');
  expect(await t.balance('U')).toBeGreaterThanOrEqual(2000);
});

test('staff have it tried again under its number, and it is gone from the desk once it is back', async () => {
  const { asked, subject } = await comeTwice();
  const passed = { by: staff.releaser, words: '' };
  await expect(t.decide('refundStuck', subject, passed)).rejects.toMatchObject({
    fields: { words: 'required' },
  });
  await t.decide('refundStuck', subject, { ...passed, words: '付款人换了账户' });
  await t.runJobs();
  expect(await openTasks()).toEqual([`refundStuck ${subject}`]);
  asked.mockRestore();
  const before = await t.balance('U');
  await t.decide('refundStuck', subject, { ...passed, words: '支付机构已处理' });
  await t.runJobs();
  expect(await t.balance('U')).toBe(before - 2000);
  expect(await openTasks()).toEqual([]);
});

test('not seen to yet, it stays before staff', async () => {
  const { subject } = await comeTwice();
  const refused = { by: staff.releaser, decision: 'refuse', words: '付款人没有回音' } as const;
  await t.decide('refundStuck', subject, refused);
  expect(await openTasks()).toContain(`refundStuck ${subject}`);
});
