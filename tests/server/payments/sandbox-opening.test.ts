import { afterEach, beforeEach, expect, test } from 'vitest';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { testOrigin } from '../../support/test-server.ts';

let t: GivingServer;
beforeEach(async () => {
  t = await openGivingServer();
});
afterEach(() => t.close());

const intentOf = (number: string, payChannel: number) => ({
  ...{ tradeNo: number, appId: 'a', amountInFen: 100, currency: 'CNY' as const, payChannel },
  ...{ description: 'd', returnUrl: `${testOrigin}/`, notifyUrl: `${testOrigin}/n` },
  expiresAt: t.services.now() + 1000,
});

test.each([
  ['amount', { amountInFen: 1 }],
  ['description', { description: 'e' }],
  ['expiry', { expiresAt: 1 }],
  ['notify address', { notifyUrl: `${testOrigin}/m` }],
  ['return address', { returnUrl: `${testOrigin}/r` }],
  ['account of ours', { appId: 'b' }],
])('a trade number asked for again with another %s is an error', async (_, change) => {
  const intent = intentOf('Y'.repeat(26), payChannels.wxH5);
  const { gateway } = t.wechatBank;
  const first = await gateway.createPayment(intent);
  expect(await gateway.createPayment(intent)).toEqual(first);
  await expect(gateway.createPayment({ ...intent, ...change })).rejects.toThrow('another payment');
});

test('a number closed before it was asked for stays closed', async () => {
  const number = 'Z'.repeat(26);
  const { gateway } = t.wechatBank;
  expect(await gateway.queryPayment(number)).toEqual({ status: 'UNKNOWN' });
  expect(await gateway.closePayment(number)).toBe('CLOSED');
  await expect(gateway.createPayment(intentOf(number, payChannels.wxH5))).rejects.toThrow(
    'another payment',
  );
});

test('a link that nobody opened stays good though its number is closed, and one that was changed opens nothing', async () => {
  const infoUuid = await t.addCase();
  const { data } = await t.order({ infoUuid, payChannel: payChannels.alipayWap });
  const { gateway, app } = t.bank;
  expect(await gateway.queryPayment(data.tradeNo)).toEqual({ status: 'UNKNOWN' });
  expect(await gateway.closePayment(data.tradeNo)).toBe('CLOSED');
  const { url } = data.payInfo;
  expect((await app.request(url.replace('total_amount=20.00', 'total_amount=0.01'))).status).toBe(
    404,
  );
  expect((await app.request(url)).status).toBe(200);
  expect(await gateway.queryPayment(data.tradeNo)).toEqual({ status: 'PENDING' });
});
