import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateways, GatewayNotOpenError } from '#src/server/payments/gateways.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';

let t: GivingServer;
beforeAll(async () => {
  t = await openGivingServer();
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

const channels = Object.values(payChannels);

/** Makes a gift paid by Alipay that its donor has taken back, and which is not returned yet. */
async function takeBackOne(): Promise<string> {
  const infoUuid = await t.addCase();
  const { data } = await t.order({ infoUuid, payChannel: payChannels.alipayWap });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  const { orderId, tradeNo, receiptCode } = data;
  const taken = await t.call(takeGiftBack, { orderId, receiptCode: receiptCode ?? '' });
  expect(taken.code).toBe(0);
  return tradeNo;
}

const refundOf = (tradeNo: string) =>
  t.services.db
    .selectFrom('refunds')
    .select(['gateway', 'status'])
    .where('refund_no', '=', `R-${tradeNo}`)
    .executeTakeFirstOrThrow();

test('a refund under way goes back where it was paid, though new payments go elsewhere', async () => {
  const tradeNo = await takeBackOne();
  const { gateways } = t.services;
  const { wechatBank, bank } = t;
  const route = { gateway: wechatBank.gateway.name, channels };
  t.services.gateways = createGateways([wechatBank.gateway, bank.gateway], [route]);
  const held = { alipay: await bank.heldInFen(), wechat: await wechatBank.heldInFen() };
  const { data } = await t.order({ infoUuid: await t.addCase() });
  expect(data.payInfo.url).toContain('/sandbox/cashier/wechat/');
  await runRefunds(t.services);
  expect(await refundOf(tradeNo)).toEqual({ gateway: bank.gateway.name, status: 'SUCCESS' });
  expect(await bank.heldInFen()).toBe(held.alipay - 2000);
  expect(await wechatBank.heldInFen()).toBe(held.wechat);
  t.services.gateways = gateways;
});

test('a refund whose gateway is not open waits, and goes on once it is', async () => {
  const tradeNo = await takeBackOne();
  const { gateways } = t.services;
  const route = { gateway: t.wechatBank.gateway.name, channels };
  t.services.gateways = createGateways([t.wechatBank.gateway], [route]);
  expect(() => t.services.gateways.get(t.bank.gateway.name)).toThrow(GatewayNotOpenError);
  await runRefunds(t.services);
  expect((await refundOf(tradeNo)).status).not.toBe('SUCCESS');
  t.services.gateways = gateways;
  t.setNow(t.services.now() + 3_600_000);
  await runRefunds(t.services);
  expect((await refundOf(tradeNo)).status).toBe('SUCCESS');
});
