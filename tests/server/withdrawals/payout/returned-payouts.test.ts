import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import {
  openWithdrawingServer,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';
import { firstNo, now, released } from './released-payout.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(() => {
  // Each test's payouts are the newest.
  t.setNow(t.services.now() + 60_000);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

test('money that comes back is held again, fee and all, and paid under a new number', async () => {
  const { caseId, id } = await released(t);
  await t.runDue();
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
  await t.payoutBank.sendBack(await firstNo(t, id), '账户已注销');
  expect(await takeReturns(t.services, now(t))).toBe(1);
  expect(await takeReturns(t.services, now(t))).toBe(0);
  expect(await t.statusOfWithdrawal(id)).toBe('PAYING');
  expect(await t.balance(`CH:${caseId}`)).toBe(6000);
  t.setNow(now(t) + 1000);
  await t.release(id);
  await t.runDue();
  expect((await t.payoutsOf(id)).map(({ status }) => status)).toEqual(['RETURNED', 'SUCCESS']);
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});

test('money that comes back beside another withdrawal is the case’s again', async () => {
  const caseId = await t.addFundedCase(6000);
  const id = await t.bringToRelease(caseId, { amountInFen: 2000 });
  await t.release(id);
  await t.runDue();
  const other = await t.apply(caseId, { amountInFen: 1000 });
  await t.payoutBank.sendBack(await firstNo(t, id), '账户已注销');
  await takeReturns(t.services, now(t));
  expect(await t.balance(`C:${caseId}`)).toBe(5000);
  expect(await t.statusOfWithdrawal(id)).toBe('CANCELLED');
  expect(await t.statusOfWithdrawal(other)).toBe('REVIEWING');
});
