import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkPayoutDay } from '#src/server/reconciliation/days/check-payout-day.ts';
import { runPayout } from '#src/server/withdrawals/payout/run-payout.ts';
import { watchPayouts } from '#src/server/withdrawals/payout/watch-payouts.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { openOtherBank } from '../../../support/open-other-bank.ts';
import {
  openWithdrawingServer,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';
import { firstNo, now, released } from './released-payout.ts';

let t: WithdrawingServer;
let banks: Awaited<ReturnType<typeof openOtherBank>>;
beforeAll(async () => {
  t = await openWithdrawingServer();
  banks = await openOtherBank(t);
});
beforeEach(() => {
  t.setNow(now(t) + 2 * dayMs);
  banks.changeBack();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await banks.expectMoneyRight();
});
afterAll(async () => {
  await banks.other.stop();
  await t.close();
});

/** Makes a payout that the bank has taken and not yet paid. */
async function sentAndOpen(): Promise<string> {
  const { id } = await released(t);
  vi.spyOn(t.payoutBank.gateway, 'query')
    .mockResolvedValueOnce({ status: 'UNKNOWN' })
    .mockResolvedValueOnce({ status: 'PENDING' });
  expect(await t.runDue()).toEqual([]);
  vi.restoreAllMocks();
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'SUBMITTED' }]);
  return id;
}

async function paid(): Promise<string> {
  const { id } = await released(t);
  expect(await t.runDue()).toEqual([]);
  return id;
}

async function bankOf(withdrawalId: string): Promise<string> {
  const { gateway } = await t.services.db
    .selectFrom('payouts')
    .select('gateway')
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  return gateway;
}

async function watch(): Promise<unknown[]> {
  const errors: unknown[] = [];
  t.setNow(now(t) + 60_000);
  await watchPayouts(t.services, { onError: (error) => errors.push(error) }, now(t));
  return errors;
}

async function differencesOfToday() {
  const day = dayOf(now(t));
  const checked = t.services.payouts.all.map(async (bank) => {
    const { lines, differences } = await checkPayoutDay(t.services, { bank, day }, now(t));
    return [bank.name, lines, differences.map(({ subject, kind }) => `${subject} ${kind}`)];
  });
  return Promise.all(checked);
}

test('a payout under way ends at its bank, though new ones go to another; each bill agrees', async () => {
  const before = await sentAndOpen();
  banks.change();
  const after = await paid();
  expect(await t.statusOfWithdrawal(after)).toBe('PAID');
  expect(await watch()).toEqual([]);
  expect(await t.statusOfWithdrawal(before)).toBe('PAID');
  expect([await bankOf(before), await bankOf(after)]).toEqual(['sandbox-bank', banks.name]);
  expect(await banks.other.gateway.query(await firstNo(t, before))).toEqual({ status: 'UNKNOWN' });
  await t.payoutBank.sendBack(await firstNo(t, before), '账户已注销');
  await banks.other.sendBack(await firstNo(t, after), '账户已注销');
  expect(await takeReturns(t.services, now(t))).toBe(2);
  expect((await t.payoutsOf(before))[0]?.status).toBe('RETURNED');
  expect((await t.payoutsOf(after))[0]?.status).toBe('RETURNED');
  expect(await differencesOfToday()).toEqual([
    [banks.name, 2, []],
    // It was paid on the day before, and came back today.
    ['sandbox-bank', 1, []],
  ]);
});

test('one whose bank is not open waits, is not sent to another, and goes on once it is', async () => {
  const id = await sentAndOpen();
  banks.close();
  const payoutNo = await firstNo(t, id);
  await expect(runPayout(t.services, { payoutNo }, now(t))).rejects.toThrow('is not open');
  expect(await watch()).toHaveLength(1);
  expect(await banks.other.gateway.query(payoutNo)).toEqual({ status: 'UNKNOWN' });
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'SUBMITTED' }]);
  banks.change();
  expect(await watch()).toEqual([]);
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});

test('a number in the bill of another bank is a difference, and its return is not booked', async () => {
  const id = await paid();
  const payoutNo = await firstNo(t, id);
  banks.change();
  const returned = {
    payoutNo,
    returnNo: 'RT1',
    amountInFen: 5820,
    words: '退汇',
    returnedAt: now(t),
  };
  vi.spyOn(banks.other.gateway, 'findReturns').mockResolvedValue([returned]);
  expect(await takeReturns(t.services, now(t))).toBe(0);
  const line = { number: payoutNo, gatewayNumber: 'RT1', amountInFen: 5820, at: now(t) };
  const bill = [{ ...line, kind: 'return' as const, remark: '退汇' }];
  vi.spyOn(banks.other.gateway, 'dailyBill').mockResolvedValue(bill);
  expect(await differencesOfToday()).toEqual([
    [banks.name, 1, ['return missingHere']],
    ['sandbox-bank', 1, []],
  ]);
  expect((await t.payoutsOf(id))[0]?.status).toBe('SUCCESS');
});
