import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { runPayout } from '#src/server/withdrawals/payout/run-payout.ts';
import { watchPayouts } from '#src/server/withdrawals/payout/watch-payouts.ts';
import { closedAccount } from '../../../support/funded-case.ts';
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

test('a payout the bank refuses goes back to the hold, and a new number needs a new release', async () => {
  const { caseId, id } = await released(t, closedAccount);
  expect(await t.runDue()).toEqual([]);
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'FAILED' }]);
  expect(await t.balance(`CH:${caseId}`)).toBe(6000);
  expect(await t.statusOfWithdrawal(id)).toBe('PAYING');
  expect(await t.openTasks()).toContain(`payout ${id}:1`);
  await t.expectMoneyRight();
  await t.release(id);
  const numbers = (await t.payoutsOf(id)).map(({ payoutNo }) => payoutNo);
  expect(new Set(numbers).size).toBe(2);
  await t.runDue();
  expect((await t.payoutsOf(id)).map(({ status }) => status)).toEqual(['FAILED', 'FAILED']);
});

test('two live numbers for one instalment are refused by the database itself', async () => {
  const { id } = await released(t);
  const row = await t.services.db
    .selectFrom('payouts')
    .selectAll()
    .where('withdrawal_id', '=', id)
    .executeTakeFirstOrThrow();
  await expect(
    t.services.db
      .insertInto('payouts')
      .values({ ...row, payout_no: 'PO-second' })
      .execute(),
  ).rejects.toThrow();
  await t.runDue();
});

test('a lost answer is asked for under the same number, and paid once', async () => {
  const { id } = await released(t);
  const { submit } = t.services.payouts.current;
  vi.spyOn(t.services.payouts.current, 'submit').mockImplementationOnce(async (intent) => {
    await submit(intent);
    throw new Error('answer lost');
  });
  expect((await t.runDue()).map(({ message }) => message)).toEqual(['answer lost']);
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'SUBMITTED' }]);
  vi.restoreAllMocks();
  await Promise.all(
    [1, 2, 3].map(async () => runPayout(t.services, { payoutNo: await firstNo(t, id) }, now(t))),
  );
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'SUCCESS' }]);
});

test('while the bank has not said, nothing changes and the watch asks again', async () => {
  const { caseId, id } = await released(t);
  const pending = vi.spyOn(t.services.payouts.current, 'query');
  pending.mockResolvedValueOnce({ status: 'UNKNOWN' }).mockResolvedValueOnce({ status: 'PENDING' });
  expect(await t.runDue()).toEqual([]);
  expect(await t.balance(`CH:${caseId}`)).toBe(180);
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'withdrawalNotOpen' });
  pending.mockRestore();
  expect(await t.runDue()).toEqual([]);
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'SUBMITTED' }]);
  t.setNow(now(t) + 60_000);
  const errors: unknown[] = [];
  await watchPayouts(t.services, { onError: (error) => errors.push(error) }, now(t));
  expect(errors).toEqual([]);
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});

test('frozen, nothing is applied for, released or sent; what the bank did is still booked', async () => {
  const sent = await released(t);
  vi.spyOn(t.services.payouts.current, 'query').mockResolvedValueOnce({ status: 'UNKNOWN' });
  const { submit } = t.services.payouts.current;
  vi.spyOn(t.services.payouts.current, 'submit').mockImplementationOnce(async (intent) => {
    await submit(intent);
    throw new Error('answer lost');
  });
  await t.runDue();
  const waiting = await released(t);
  await freezeMoneyOut(t.services.db, { reason: 'a test', now: now(t) });
  await expect(t.apply(sent.caseId)).rejects.toMatchObject({ reason: 'moneyOutFrozen' });
  await runPayout(t.services, { payoutNo: await firstNo(t, sent.id) }, now(t));
  expect(await t.statusOfWithdrawal(sent.id)).toBe('PAID');
  await expect(
    runPayout(t.services, { payoutNo: await firstNo(t, waiting.id) }, now(t)),
  ).rejects.toMatchObject({ reason: 'moneyOutFrozen' });
  await expect(t.release(waiting.id)).rejects.toMatchObject({ reason: 'moneyOutFrozen' });
  await liftMoneyOutFreeze(t.services.db, { reason: 'looked into', now: now(t) });
  await runPayout(t.services, { payoutNo: await firstNo(t, waiting.id) }, now(t));
  expect(await t.statusOfWithdrawal(waiting.id)).toBe('PAID');
});

test.each([
  ['another amount', { amountInFen: 1 }],
  ['another payee', { payeeHash: 'other' }],
  ['another number', { payoutNo: 'PO-other' }],
  ['no receipt', { receiptNo: '' }],
])('a bank that names %s books nothing and freezes money out', async (_, wrong) => {
  const { id } = await released(t);
  const { query } = t.services.payouts.current;
  vi.spyOn(t.services.payouts.current, 'query').mockImplementation(async (no) => {
    const answer = await query(no);
    return answer.status === 'SUCCESS' ? { ...answer, ...wrong } : answer;
  });
  expect((await t.runDue()).map(({ message }) => message)).toEqual([
    expect.stringContaining('differs'),
  ]);
  vi.restoreAllMocks();
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'SUBMITTED' }]);
  await liftMoneyOutFreeze(t.services.db, { reason: 'looked into', now: now(t) });
  await t.runDue();
});
