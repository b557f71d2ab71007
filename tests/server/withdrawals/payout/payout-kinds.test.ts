import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postPoolFunding, subsidyPool } from '#src/server/ledger/postings-of-payouts.ts';
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

test('a subsidised fee is paid by a pool that was filled before, or nothing is sent', async () => {
  const caseId = await t.addFundedCase(10_000, { option: 4, basisPoints: 300 });
  const id = await t.bringToRelease(caseId, { amountInFen: 10_000 });
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'subsidyPoolEmpty' });
  await inTransaction(t.services.db, (trx) =>
    postPoolFunding(trx, {
      ...{ poolId: subsidyPool, reference: 'sponsor-1', amountInFen: 1000, now: t.services.now() },
    }),
  );
  await t.release(id);
  expect(await t.runDue()).toEqual([]);
  expect(await t.balance(`P:${subsidyPool}`)).toBe(700);
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});

test('waived, the family gets all of it and nobody pays a fee', async () => {
  const caseId = await t.addFundedCase(10_000, { option: 3, basisPoints: 300 });
  const before = await t.balance('F');
  const id = await t.bringToRelease(caseId, { amountInFen: 10_000 });
  await t.release(id);
  await t.runDue();
  expect(await t.balance('F')).toBe(before);
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});

test('an urgent one needs two reviewers, and its notice runs beside the payout', async () => {
  const caseId = await t.addFundedCase(3000);
  const id = await t.apply(caseId, { amountInFen: 3000, emergency: true });
  await t.decide('drawPublic', id, { by: staff.reviewer });
  expect(await t.statusOfWithdrawal(id)).toBe('REVIEWING');
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'withdrawalNotOpen' });
  await expect(
    t.decide('drawPublic', `${id}+second`, { by: staff.reviewer }),
  ).rejects.toMatchObject({ reason: 'secondPersonNeeded' });
  await t.decide('drawPublic', `${id}+second`, { by: staff.administrator });
  expect(await t.statusOfWithdrawal(id)).toBe('NOTICE');
  expect(await t.openTasks()).toContain(`payout ${id}:1`);
  await expect(t.decide('payout', `${id}:1`, { by: staff.administrator })).rejects.toMatchObject({
    reason: 'secondPersonNeeded',
  });
  await t.release(id);
  await t.runDue();
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});
