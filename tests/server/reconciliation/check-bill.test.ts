import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SandboxBank } from '#src/server/payments/sandbox/open-sandbox-gateway.ts';
import { reconciliationJobs } from '#src/server/reconciliation/jobs.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { movesOf } from '../../support/moves-of.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';

let t: GivingServer;
beforeAll(async () => {
  t = await openGivingServer();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => t.close());

async function runTomorrow(): Promise<void> {
  const now = t.services.now() + dayMs;
  t.setNow(now);
  const { signal } = new AbortController();
  const job = { id: 'bill', payload: null, attempt: 1, now, signal };
  await reconciliationJobs(t.services)['check-bill']?.(job);
}

async function namedOf(
  { gateway }: SandboxBank,
  subject: 'payment' | 'sweep' | 'settlement',
): Promise<string[]> {
  const rows = await t.services.db
    .selectFrom('differences')
    .select('number')
    .where('gateway', '=', gateway.name)
    .where('subject', '=', subject)
    .execute();
  return rows.map(({ number }) => number);
}

/** Takes a payment that only the bank knows. */
async function takeStrange(bank: SandboxBank, tradeNo: string): Promise<void> {
  const paid = { tradeNo, gatewayTradeNo: `SB-${tradeNo}`, amountInFen: 500 };
  await bank.takeAgain({ ...paid, paidAt: t.services.now() });
}

test('each gateway has its own bill, and what is wrong there is named under it alone', async () => {
  const { bank, wechatBank } = t;
  for (const payChannel of [payChannels.wxH5, payChannels.alipayWap]) {
    await t.give({ infoUuid: await t.addCase(), payChannel });
  }
  await takeStrange(bank, 'STRANGE-ALIPAY');
  await takeStrange(wechatBank, 'STRANGE-WECHAT');
  await runTomorrow();
  expect(await namedOf(bank, 'payment')).toEqual(['STRANGE-ALIPAY']);
  expect(await namedOf(wechatBank, 'payment')).toEqual(['STRANGE-WECHAT']);
});

test('a gateway that has no bill yet keeps no other from being checked, and its own is made up for', async () => {
  const { bank, wechatBank } = t;
  const bill = vi.spyOn(wechatBank.gateway, 'dailyBill').mockRejectedValue(new Error('not yet'));
  const day = dayOf(t.services.now());
  await expect(runTomorrow()).rejects.toThrow('could not be checked');
  const checkedBy = async () => {
    const bills = t.services.db.selectFrom('gateway_bills').select('gateway');
    const rows = await bills.where('day', '=', day).execute();
    return rows.map(({ gateway }) => gateway);
  };
  expect(await checkedBy()).toContain(bank.gateway.name);
  expect(await checkedBy()).not.toContain(wechatBank.gateway.name);
  bill.mockRestore();
  await runTomorrow();
  expect(await checkedBy()).toContain(wechatBank.gateway.name);
});

test('what moved at either gateway is compared', async () => {
  const { bank, wechatBank } = t;
  await movesOf(bank.gateway).sweep({ number: 'sweep-nobody', amountInFen: 100 });
  await wechatBank.settle();
  await runTomorrow();
  expect(await namedOf(bank, 'sweep')).toEqual(['sweep-nobody']);
  expect(await namedOf(wechatBank, 'settlement')).toEqual([]);
  const booked = await t.services.db.selectFrom('settlements').select('gateway').execute();
  expect(booked).toEqual([{ gateway: wechatBank.gateway.name }]);
});
