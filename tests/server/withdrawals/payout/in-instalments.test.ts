import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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

test('in instalments, each is released by itself and the fees add up', async () => {
  const caseId = await t.addFundedCase(10_001, { option: 2, basisPoints: 333 });
  const before = await t.balance('F');
  const id = await t.bringToRelease(caseId, { amountInFen: 10_001, instalments: 3 });
  await t.runDue();
  await expect(t.release(id, 2)).rejects.toMatchObject({ reason: 'withdrawalNotOpen' });
  for (const position of [1, 2, 3]) {
    await t.release(id, position);
    await expect(t.release(id, position)).rejects.toMatchObject({ reason: 'withdrawalNotOpen' });
    expect(await t.statusOfWithdrawal(id)).toBe('PAYING');
    await t.runDue();
    await t.expectMoneyRight();
  }
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
  expect((await t.balance('F')) - before).toBe(Math.floor((10_001 * 333) / 10_000));
});

test('what is left of a plan can be called off after a part was paid', async () => {
  const caseId = await t.addFundedCase(9000);
  const id = await t.bringToRelease(caseId, { amountInFen: 9000, instalments: 3 });
  await t.release(id, 1);
  await t.runDue();
  await t.decide('payout', `${id}:2`, { by: staff.releaser, decision: 'refuse', words: '已出院' });
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
  expect(await t.balance(`C:${caseId}`)).toBe(6000);
});
