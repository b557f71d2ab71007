import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkPayoutDay } from '#src/server/reconciliation/days/check-payout-day.ts';
import { findUncheckedDays } from '#src/server/reconciliation/days/find-unchecked-days.ts';
import { reconciliationJobs } from '#src/server/reconciliation/jobs.ts';
import { dayMs, dayOf, daysBetween } from '#src/shared/platform/china-days.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { paidToday } from './paid-today.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(() => {
  t.setNow(t.services.now() + 3 * dayMs);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

test('the morning job fetches every bill since the last, of the gateway and of the bank', async () => {
  const gateway = t.services.payouts.current.name;
  const { day } = await paidToday(t);
  await checkPayoutDay(t.services, { bank: t.services.payouts.current, day }, t.services.now());
  const now = t.services.now() + 40 * dayMs;
  const days = await findUncheckedDays(t.services.db, gateway, now);
  expect(days).toEqual(daysBetween(t.services.now() + dayMs, now - dayMs));
  t.setNow(now);
  const { signal } = new AbortController();
  const job = { id: 'bill', payload: null, attempt: 1, now, signal };
  await reconciliationJobs(t.services)['check-bill']?.(job);
  for (const name of [gateway, t.bank.gateway.name]) {
    expect(await findUncheckedDays(t.services.db, name, now)).toEqual([dayOf(now - dayMs)]);
    const last = await t.services.db
      .selectFrom('gateway_bills')
      .select('day')
      .where('gateway', '=', name)
      .where('day', '=', dayOf(now - dayMs))
      .executeTakeFirst();
    expect(last).toBeDefined();
  }
});
