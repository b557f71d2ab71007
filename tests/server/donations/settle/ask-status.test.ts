import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reconcilePayments } from '#src/server/donations/settle/reconcile-payments.ts';
import { paySuccessPage, queryOrderStatus } from '#src/shared/donations/calls.ts';
import { orderClose } from '#src/shared/donations/own/calls.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';

const second = 1000;

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

test('a payment refused at the cashier closes the order', async () => {
  const { data } = await t.order({ infoUuid });
  await t.atCashier(data.tradeNo, 'refuse');
  pass(6 * second);
  const { data: asked } = await t.call(queryOrderStatus, { tradeNo: data.tradeNo });
  expect(asked.status).toBe('CLOSED');
});

test('a donor who asks has the gateway asked, not more often than every few seconds', async () => {
  const { data } = await t.order({ infoUuid });
  const { tradeNo } = data;
  const query = vi.spyOn(t.bank.gateway, 'queryPayment');
  const ask = async () => (await t.call(queryOrderStatus, { tradeNo })).data.status;
  expect(await ask()).toBe('CREATED');
  expect(query).toHaveBeenCalledTimes(0);
  pass(6 * second);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['CREATED', 'CREATED', 'CREATED']);
  expect(query).toHaveBeenCalledTimes(1);
  await t.atCashier(tradeNo, 'payUntold');
  expect(await ask()).toBe('CREATED');
  pass(6 * second);
  expect(await ask()).toBe('PAID');
  expect(query).toHaveBeenCalledTimes(2);
});

test('the page a donor comes back to only reads', async () => {
  const { data } = await t.order({ infoUuid });
  await t.atCashier(data.tradeNo, 'payUntold');
  pass(60 * second);
  const shown = await t.call(paySuccessPage, { tradeNo: data.tradeNo });
  expect(shown.data).toMatchObject({ status: 'CREATED', giftNumber: null, raisedInFen: 0 });
  expect(shown.data.cashierUrl).toContain(data.tradeNo);
  pass(31 * second);
  await reconcile();
});

test('an order that was paid a moment ago is not closed by its donor', async () => {
  const token = await t.signIn('13900000004');
  const { data } = await t.order({ infoUuid }, { token });
  await t.atCashier(data.tradeNo, 'payUntold');
  const closed = await t.call(orderClose, { orderId: data.orderId }, { token });
  expect([closed.status, closed.refusal?.reason]).toEqual([409, 'donationNotOpen']);
  await reconcile();
  expect(await t.statusOf(data.tradeNo)).toBe('PAID');
});

test('an unknown trade number answers as an absent one', async () => {
  const { status } = await t.call(queryOrderStatus, { tradeNo: '0'.repeat(26) });
  expect(status).toBe(404);
});
