import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { runPayout } from '#src/server/withdrawals/payout/run-payout.ts';
import { watchPayouts } from '#src/server/withdrawals/payout/watch-payouts.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import { closedAccount } from '../../../support/funded-case.ts';
import {
  openWithdrawingServer,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

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

async function released(account = undefined as typeof closedAccount | undefined) {
  const caseId = await t.addFundedCase(6000, {
    option: 2,
    basisPoints: 300,
    ...(account && { account }),
  });
  const id = await t.bringToRelease(caseId, { amountInFen: 6000 });
  await t.runDue();
  await t.release(id);
  return { caseId, id };
}
const firstNo = async (id: string) => (await t.payoutsOf(id))[0]?.payoutNo ?? '';
const now = () => t.services.now();

test('a payout the bank refuses goes back to the hold, and a new number needs a new release', async () => {
  const { caseId, id } = await released(closedAccount);
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
  const { id } = await released();
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
  const { id } = await released();
  const { submit } = t.services.payouts;
  vi.spyOn(t.services.payouts, 'submit').mockImplementationOnce(async (intent) => {
    await submit(intent);
    throw new Error('answer lost');
  });
  expect((await t.runDue()).map(({ message }) => message)).toEqual(['answer lost']);
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'SUBMITTED' }]);
  vi.restoreAllMocks();
  await Promise.all(
    [1, 2, 3].map(async () => runPayout(t.services, { payoutNo: await firstNo(id) }, now())),
  );
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'SUCCESS' }]);
});

test('while the bank has not said, nothing changes and the watch asks again', async () => {
  const { caseId, id } = await released();
  const pending = vi.spyOn(t.services.payouts, 'query');
  pending.mockResolvedValueOnce({ status: 'UNKNOWN' }).mockResolvedValueOnce({ status: 'PENDING' });
  expect(await t.runDue()).toEqual([]);
  expect(await t.balance(`CH:${caseId}`)).toBe(180);
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'withdrawalNotOpen' });
  pending.mockRestore();
  expect(await t.runDue()).toEqual([]);
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'SUBMITTED' }]);
  t.setNow(now() + 60_000);
  const errors: unknown[] = [];
  await watchPayouts(t.services, { onError: (error) => errors.push(error) }, now());
  expect(errors).toEqual([]);
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});

test('money that comes back is held again, fee and all, and paid under a new number', async () => {
  const { caseId, id } = await released();
  await t.runDue();
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
  await t.payoutBank.sendBack(await firstNo(id), '账户已注销');
  expect(await takeReturns(t.services, now())).toBe(1);
  expect(await takeReturns(t.services, now())).toBe(0);
  expect(await t.statusOfWithdrawal(id)).toBe('PAYING');
  expect(await t.balance(`CH:${caseId}`)).toBe(6000);
  t.setNow(now() + 1000);
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
  await t.payoutBank.sendBack(await firstNo(id), '账户已注销');
  await takeReturns(t.services, now());
  expect(await t.balance(`C:${caseId}`)).toBe(5000);
  expect(await t.statusOfWithdrawal(id)).toBe('CANCELLED');
  expect(await t.statusOfWithdrawal(other)).toBe('REVIEWING');
});

test('frozen, nothing is applied for, released or sent; what the bank did is still booked', async () => {
  const sent = await released();
  vi.spyOn(t.services.payouts, 'query').mockResolvedValueOnce({ status: 'UNKNOWN' });
  const { submit } = t.services.payouts;
  vi.spyOn(t.services.payouts, 'submit').mockImplementationOnce(async (intent) => {
    await submit(intent);
    throw new Error('answer lost');
  });
  await t.runDue();
  const waiting = await released();
  await freezeMoneyOut(t.services.db, { reason: 'a test', now: now() });
  await expect(t.apply(sent.caseId)).rejects.toMatchObject({ reason: 'moneyOutFrozen' });
  await runPayout(t.services, { payoutNo: await firstNo(sent.id) }, now());
  expect(await t.statusOfWithdrawal(sent.id)).toBe('PAID');
  await expect(
    runPayout(t.services, { payoutNo: await firstNo(waiting.id) }, now()),
  ).rejects.toMatchObject({ reason: 'moneyOutFrozen' });
  await expect(t.release(waiting.id)).rejects.toMatchObject({ reason: 'moneyOutFrozen' });
  await liftMoneyOutFreeze(t.services.db, { reason: 'looked into', now: now() });
  await runPayout(t.services, { payoutNo: await firstNo(waiting.id) }, now());
  expect(await t.statusOfWithdrawal(waiting.id)).toBe('PAID');
});

test.each([
  ['another amount', { amountInFen: 1 }],
  ['another payee', { payeeHash: 'other' }],
  ['another number', { payoutNo: 'PO-other' }],
  ['no receipt', { receiptNo: '' }],
])('a bank that names %s books nothing and freezes money out', async (_, wrong) => {
  const { id } = await released();
  const { query } = t.services.payouts;
  vi.spyOn(t.services.payouts, 'query').mockImplementation(async (no) => {
    const answer = await query(no);
    return answer.status === 'SUCCESS' ? { ...answer, ...wrong } : answer;
  });
  expect((await t.runDue()).map(({ message }) => message)).toEqual([
    expect.stringContaining('differs'),
  ]);
  vi.restoreAllMocks();
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'SUBMITTED' }]);
  await liftMoneyOutFreeze(t.services.db, { reason: 'looked into', now: now() });
  await t.runDue();
});
