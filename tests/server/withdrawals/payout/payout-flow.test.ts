import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cancelWithdrawal } from '#src/server/withdrawals/apply/cancel-withdrawal.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

async function findCase(caseId: string) {
  return t.services.db
    .selectFrom('cases')
    .select(['status', 'end_reason as endReason'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}

test('from the application to the bank, each step waits for the one before', async () => {
  const caseId = await t.addFundedCase(5000, { option: 2, basisPoints: 300 });
  const id = await t.apply(caseId, { amountInFen: 5000 });
  expect(await t.balance(`CH:${caseId}`)).toBe(5000);
  expect(await findCase(caseId)).toEqual({ status: 'FINISHED', endReason: 101 });
  expect(await t.openTasks()).toContain(`drawPublic ${id}`);

  await t.decide('drawPublic', id, { by: staff.reviewer });
  expect(await t.statusOfWithdrawal(id)).toBe('NOTICE');
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'noticeRunning' });
  expect(await t.openTasks()).not.toContain(`payout ${id}:1`);

  t.setNow(t.services.now() + dayMs);
  expect(await t.runDue()).toEqual([]);
  expect(await t.openTasks()).toContain(`payout ${id}:1`);

  await t.release(id);
  expect(await t.statusOfWithdrawal(id)).toBe('PAYING');
  expect(await t.runDue()).toEqual([]);
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
  expect((await t.payoutsOf(id)).map(({ status }) => status)).toEqual(['SUCCESS']);
  expect(await findCase(caseId)).toEqual({ status: 'FINISHED', endReason: 102 });
  expect(await t.balance(`CH:${caseId}`)).toBe(0);
  expect(await t.balance('F')).toBe(150);
  const last = await t.bank.heldInFen();
  expect(last).toBe(0 - (await t.balance('G:sandbox-alipay')));
});

test('a part can be withdrawn while raising goes on, and again later', async () => {
  const caseId = await t.addFundedCase(9000);
  const first = await t.bringToRelease(caseId, { amountInFen: 2000, stopRaise: false });
  expect(await findCase(caseId)).toMatchObject({ status: 'CROWDFUNDING_STATED' });
  await t.give({ infoUuid: caseId, amountInFen: 400 });
  await t.release(first);
  await t.runDue();
  expect(await t.statusOfWithdrawal(first)).toBe('PAID');
  const second = await t.bringToRelease(caseId, { amountInFen: 7400 });
  expect(await findCase(caseId)).toEqual({ status: 'FINISHED', endReason: 103 });
  await t.release(second);
  await t.runDue();
  expect(await findCase(caseId)).toEqual({ status: 'FINISHED', endReason: 102 });
});

test('all of it can be taken only by ending the raise', async () => {
  const caseId = await t.addFundedCase(3000);
  await expect(t.apply(caseId, { amountInFen: 3000, stopRaise: false })).rejects.toMatchObject({
    fields: { stopRaise: 'required' },
  });
  await expect(t.apply(caseId, { amountInFen: 3001 })).rejects.toMatchObject({
    fields: { amountInFen: 'aboveAvailable' },
  });
});

test('cancelled before its release, everything is the case’s again', async () => {
  const caseId = await t.addFundedCase(3000);
  const id = await t.bringToRelease(caseId, { amountInFen: 3000 });
  await t.runDue();
  const own = { withdrawalId: id, userId: `owner-${caseId}` };
  await expect(
    cancelWithdrawal(t.services, { ...own, userId: staff.reviewer }, t.services.now()),
  ).rejects.toMatchObject({ reason: 'notFound' });
  await cancelWithdrawal(t.services, own, t.services.now());
  await cancelWithdrawal(t.services, own, t.services.now());
  expect(await t.balance(`C:${caseId}`)).toBe(3000);
  expect(await findCase(caseId)).toEqual({ status: 'FINISHED', endReason: 2 });
  expect((await t.openTasks()).filter((task) => task.includes(id))).toEqual([]);
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'withdrawalNotOpen' });
  const again = await t.bringToRelease(caseId, { amountInFen: 3000 });
  await t.release(again);
  await expect(
    cancelWithdrawal(t.services, { ...own, withdrawalId: again }, t.services.now()),
  ).rejects.toMatchObject({ reason: 'withdrawalNotOpen' });
  await t.runDue();
});

test('refused at either desk, the words reach the family and the money the case', async () => {
  const caseId = await t.addFundedCase(3000);
  const refused = { decision: 'refuse', words: '请补充费用清单' } as const;
  const first = await t.apply(caseId, { stopRaise: false });
  await t.decide('drawPublic', first, { by: staff.reviewer, ...refused });
  expect(await t.statusOfWithdrawal(first)).toBe('REJECTED');
  expect((await findCase(caseId))?.status).toBe('CROWDFUNDING_STATED');
  const second = await t.bringToRelease(caseId, { answer: '费用清单已经补齐。' });
  await t.decide('payout', `${second}:1`, { by: staff.releaser, ...refused });
  expect(await t.statusOfWithdrawal(second)).toBe('REJECTED');
  expect(await t.balance(`C:${caseId}`)).toBe(3000);
});

test('applicant, reviewer and releaser are three people', async () => {
  const caseId = await t.addFundedCase(3000);
  const id = await t.apply(caseId, { amountInFen: 1000 });
  const owner = { by: `owner-${caseId}` };
  await expect(t.decide('drawPublic', id, owner)).rejects.toMatchObject({
    reason: 'secondPersonNeeded',
  });
  await t.decide('drawPublic', id, { by: staff.reviewer });
  t.setNow(t.services.now() + dayMs);
  for (const by of [staff.reviewer, owner.by]) {
    await expect(t.decide('payout', `${id}:1`, { by })).rejects.toMatchObject({
      reason: 'secondPersonNeeded',
    });
  }
  await expect(
    t.services.db
      .updateTable('withdrawals')
      .set({ releaser_user_id: staff.reviewer })
      .where('id', '=', id)
      .execute(),
  ).rejects.toThrow();
});
