import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { closedAccount } from '../../../support/funded-case.ts';
import { objectTo } from '../../../support/object-to.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';
import { change, openDraw, pass, waiting } from './payee-under-review.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const kindsTold = async (caseId: string) =>
  (
    await t.services.db
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', `owner-${caseId}`)
      .execute()
  ).map(({ kind }) => kind);

test('after a failed payout the money goes to the new account, reviewed and shown in public anew', async () => {
  const caseId = await t.addFundedCase(5000, { account: closedAccount });
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  await t.release(id);
  await t.runDue();
  await change(t, caseId);
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'payeeNotReady' });
  const [payeeId = ''] = await waiting(t, caseId);
  await t.decide('bankChange', payeeId, { by: staff.reviewer });
  expect(await t.statusOfWithdrawal(id)).toBe('CANCELLED');
  expect(await kindsTold(caseId)).toContain('withdrawalAnew');
  const { id: anew = '', amount_in_fen } = (await openDraw(t, caseId)) ?? {};
  expect(amount_in_fen).toBe(5000);
  await t.decide('drawPublic', anew, { by: staff.reviewer });
  await expect(t.release(anew)).rejects.toMatchObject({ reason: 'noticeRunning' });
  t.setNow(t.services.now() + dayMs);
  await t.release(anew);
  await t.runDue();
  expect((await t.payoutsOf(anew)).map(({ status }) => status)).toEqual(['SUCCESS']);
  expect(await t.statusOfWithdrawal(anew)).toBe('PAID');
});

test('one under review is looked at again under the new account, and nobody decides on the old one', async () => {
  const caseId = await t.addFundedCase(5000);
  const id = await t.apply(caseId, { amountInFen: 5000, emergency: true });
  await t.decide('drawPublic', id, { by: staff.reviewer });
  await pass(t, caseId);
  expect(await t.openTasks()).toContain(`drawPublic ${id}`);
  expect(await t.openTasks()).not.toContain(`drawPublic ${id}+second`);
  await expect(
    t.decide('drawPublic', `${id}+second`, { by: staff.administrator }),
  ).rejects.toMatchObject({ reason: 'withdrawalNotOpen' });
  const { payee_id, reviewer_user_id } = (await openDraw(t, caseId)) ?? {};
  const [payee] = await payeesOf(caseId);
  expect([payee_id, reviewer_user_id]).toEqual([payee?.id, null]);
});

test('what is paid of a plan stays paid, and only the rest is applied for anew', async () => {
  const caseId = await t.addFundedCase(6001);
  const id = await t.bringToRelease(caseId, { amountInFen: 6001, instalments: 3 });
  await t.release(id);
  await t.runDue();
  await pass(t, caseId);
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
  expect(await openDraw(t, caseId)).toMatchObject({ amount_in_fen: 4000, status: 'REVIEWING' });
  expect(await t.balance(`CH:${caseId}`)).toBe(4000);
  const owed = t.services.db.selectFrom('fund_uses').selectAll().where('case_id', '=', caseId);
  expect((await owed.execute()).map(({ withdrawal_id }) => withdrawal_id)).toEqual([id]);
});

test('a change that passes while a payout is at the bank is followed once the bank has said', async () => {
  const caseId = await t.addFundedCase(5000, { account: closedAccount });
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  await t.release(id);
  const query = vi.spyOn(t.services.payouts.current, 'query');
  query.mockResolvedValueOnce({ status: 'UNKNOWN' }).mockResolvedValueOnce({ status: 'PENDING' });
  await t.runDue();
  await pass(t, caseId);
  expect(await t.statusOfWithdrawal(id)).toBe('PAYING');
  t.setNow(t.services.now() + 5000);
  await t.runDue();
  expect(await t.statusOfWithdrawal(id)).toBe('CANCELLED');
  expect((await openDraw(t, caseId))?.status).toBe('REVIEWING');
});

test('an open objection is answered before another account is followed', async () => {
  const caseId = await t.addFundedCase(5000);
  const id = await t.apply(caseId, { amountInFen: 5000 });
  await t.decide('drawPublic', id, { by: staff.reviewer });
  const objectionId = await objectTo(t, { withdrawalId: id, caseId });
  await pass(t, caseId);
  expect(await t.statusOfWithdrawal(id)).toBe('NOTICE');
  const words = '已核实';
  await t.decide('objection', objectionId, { by: staff.second, words });
  await t.decide('objection', `${objectionId}+second`, { by: staff.third, words });
  expect(await t.statusOfWithdrawal(id)).toBe('CANCELLED');
  expect((await openDraw(t, caseId))?.status).toBe('REVIEWING');
});

const payeesOf = (caseId: string) =>
  t.services.db
    .selectFrom('case_payees')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', '=', 'passed')
    .orderBy('created_at', 'desc')
    .execute();
