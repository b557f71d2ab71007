import { expect, test } from 'vitest';
import { findMonthlyChannels } from '#src/server/monthly/find-monthly-channels.ts';
import { createGateways } from '#src/server/payments/gateways.ts';
import { problemCodes } from '#src/shared/contract/problem.ts';
import { openMonthlyServer } from './monthly-server.ts';

const browser = { container: 'browser', platform: 0 };

test('a gateway without agreements offers nothing, and takes none', async () => {
  const t = await openMonthlyServer();
  const { services } = t;
  expect(findMonthlyChannels(services, browser)).toHaveLength(2);
  const without = services.gateways.all.map((gateway) =>
    Object.assign(Object.create(gateway), { agreements: undefined }),
  );
  services.gateways = createGateways(without, services.config.paymentGateways);
  expect(findMonthlyChannels(services, browser)).toEqual([]);
  const answer = await t.sign(await t.signIn('13800007706'), { infoUuid: await t.addCase() });
  expect(answer).toMatchObject({ status: 409, code: problemCodes.monthlyNotOffered.code });
  await t.close();
});

test('a notice of an agreement that is not the gateway’s own changes nothing', async () => {
  const t = await openMonthlyServer();
  const token = await t.signIn('13800007707');
  const { data } = await t.sign(token, { infoUuid: await t.addCase() });
  for (const { gateway } of [t.bank, t.wechatBank]) {
    const init = { method: 'POST', body: 'contract_code=1', headers: {} };
    expect((await t.request(`/api/pay/agreement/${gateway.name}`, init)).status).toBe(401);
  }
  expect((await t.request('/api/pay/agreement/nobody', { method: 'POST' })).status).toBe(404);
  expect(await t.giftOf(data.giftId)).toMatchObject({ status: 'SIGNING' });
  await t.close();
});
