import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';

let t: GivingServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openGivingServer();
});
beforeEach(async () => {
  infoUuid = await t.addCase();
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

describe.each([
  ['WeChat Pay', payChannels.wxH5, ({ wechatBank }: GivingServer) => wechatBank],
  ['Alipay', payChannels.alipayWap, ({ bank }: GivingServer) => bank],
] as const)('a second try at the bank that speaks as %s', (_, payChannel, bankOf) => {
  test('is the same request to the byte, whatever has changed since the first', async () => {
    const { services } = t;
    const { gateway } = bankOf(t);
    const { config } = services;
    const really = gateway.createPayment;
    const create = vi.spyOn(gateway, 'createPayment').mockImplementationOnce(async (intent) => {
      await really(intent);
      throw new Error('the answer was lost');
    });
    const wish = { infoUuid, payChannel };
    const idempotencyKey = newId();
    const first = await t.order(wish, { idempotencyKey });
    expect(first.refusal?.reason).toBe('gatewayUnavailable');

    const appIdFor = vi.spyOn(gateway, 'appIdFor').mockReturnValue('another-account');
    services.config = { ...config, publicOrigin: 'https://moved.example' };
    const renamed = { title: '另一个标题' };
    await services.db.updateTable('cases').set(renamed).where('id', '=', infoUuid).execute();
    t.setNow(services.now() + 90_000);
    const headers = { 'accept-language': 'en' };
    const second = await t.order(wish, { idempotencyKey, headers });
    services.config = config;
    appIdFor.mockRestore();

    const [before, after] = create.mock.calls.map(([intent]) => JSON.stringify(intent));
    expect(after).toBe(before);
    expect(create).toHaveBeenCalledTimes(2);
    create.mockRestore();
    await t.atCashier(second.data.tradeNo, 'pay');
    await bankOf(t).deliverDue();
    expect(await t.statusOf(second.data.tradeNo)).toBe('PAID');
  });
});
