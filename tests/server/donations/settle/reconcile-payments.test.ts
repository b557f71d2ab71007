import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reconcilePayments } from '#src/server/donations/settle/reconcile-payments.ts';
import { newId } from '#src/server/platform/keys.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';

const second = 1000;
const hour = 3_600_000;

let t: GivingServer;
let infoUuid: string;
beforeEach(async () => {
  t = await openGivingServer();
  infoUuid = await t.addCase();
});
afterEach(async () => {
  await t.expectMoneyRight();
  await t.close();
});

const pass = (ms: number) => t.setNow(t.services.now() + ms);
const reconcile = () => reconcilePayments(t.services, {}, t.services.now());

test('a payment whose notice was lost is found and booked', async () => {
  const { data } = await t.order({ infoUuid });
  await t.atCashier(data.tradeNo, 'payUntold');
  expect(await t.bank.deliverDue()).toEqual({ taken: 0 });
  expect(await reconcile()).toEqual({ asked: 0, failed: 0 });
  pass(31 * second);
  expect(await reconcile()).toEqual({ asked: 1, failed: 0 });
  expect(await t.statusOf(data.tradeNo)).toBe('PAID');
});

test('a notice that comes late pays the order, and once more is nothing', async () => {
  const { data } = await t.order({ infoUuid });
  await t.atCashier(data.tradeNo, 'payToldLate');
  expect(await t.bank.deliverDue()).toEqual({ taken: 0 });
  pass(30 * second);
  await reconcile();
  expect(await t.statusOf(data.tradeNo)).toBe('PAID');
  expect(await t.bank.deliverDue()).toEqual({ taken: 1 });
});

test('questions come at longer and longer pauses', async () => {
  await t.order({ infoUuid });
  const query = vi.spyOn(t.bank.gateway, 'queryPayment');
  const startedAt = t.services.now();
  const askedAfter: number[] = [];
  for (let minute = 0.5; minute <= 80; minute += 0.5) {
    t.setNow(startedAt + minute * 60_000);
    const before = query.mock.calls.length;
    await reconcile();
    if (query.mock.calls.length > before) askedAfter.push(minute);
  }
  expect(askedAfter).toEqual([0.5, 2.5, 12.5, 72.5]);
});

test('what nobody paid within two hours is closed at the gateway and here', async () => {
  const { data } = await t.order({ infoUuid });
  for (let i = 0; i < 6; i += 1) {
    pass(hour);
    await reconcile();
  }
  expect(await t.statusOf(data.tradeNo)).toBe('CLOSED');
  await t.atCashier(data.tradeNo, 'pay');
  expect(await t.bank.heldInFen()).toBe(0);
});

test('an order the gateway never heard of is closed too, under its number for ever', async () => {
  const create = vi.spyOn(t.bank.gateway, 'createPayment').mockRejectedValue(new Error('down'));
  const idempotencyKey = newId();
  await t.order({ infoUuid }, { idempotencyKey });
  for (let i = 0; i < 4; i += 1) {
    pass(hour);
    await reconcile();
  }
  create.mockRestore();
  const { data } = await t.order({ infoUuid }, { idempotencyKey });
  expect(await t.statusOf(data.tradeNo)).toBe('CLOSED');
  expect(data.payInfo.url).toContain('/success?tradeNo=');
});

test('a second payment whose notice was lost is found after the first was booked', async () => {
  const { data } = await t.order({ infoUuid });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  await t.bank.takeAgain({
    ...{ tradeNo: data.tradeNo, gatewayTradeNo: 'SBSECOND' },
    ...{ amountInFen: 2000, paidAt: t.services.now() },
  });
  pass(hour);
  expect(await reconcile()).toEqual({ asked: 1, failed: 0 });
  await t.runJobs();
  pass(10 * hour);
  expect(await reconcile()).toEqual({ asked: 0, failed: 0 });
});

test('a gateway that is down changes no state and is asked again later', async () => {
  const { data } = await t.order({ infoUuid });
  await t.atCashier(data.tradeNo, 'payUntold');
  const query = vi.spyOn(t.bank.gateway, 'queryPayment').mockRejectedValueOnce(new Error('down'));
  pass(31 * second);
  expect(await reconcile()).toEqual({ asked: 1, failed: 1 });
  expect(await t.statusOf(data.tradeNo)).toBe('CREATED');
  pass(3 * 60 * second);
  expect(await reconcile()).toEqual({ asked: 1, failed: 0 });
  expect(await t.statusOf(data.tradeNo)).toBe('PAID');
  query.mockRestore();
});
