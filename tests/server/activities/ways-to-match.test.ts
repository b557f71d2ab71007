import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findRules } from '#src/server/activities/rules/find-rule.ts';
import { getActivityInfo } from '#src/shared/activities/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { openWaysDesk, type WaysDesk } from './ways-desk.ts';

let t: WaysDesk;
let caseId: string;
beforeAll(async () => {
  t = await openWaysDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('a payment channel subsidises what is paid by it, and nothing else', async () => {
  const other = await t.addCase();
  const activityId = await t.run({ cases: caseId, channel: 'alipay' });
  await t.run({ cases: other, channel: 'wechat' });
  // Hands give by Alipay unless they say otherwise.
  const token = await t.donor();
  expect(await t.tryGift(caseId, 700, token)).toMatchObject({ inFen: 700, bar: undefined });
  expect(await t.tryGift(other, 700, token)).toMatchObject({ inFen: 0, bar: 'wallet' });
  const { data } = await t.call(getActivityInfo, { activityId });
  expect(data.activityType).toBe('paymentChannelSubsidy');
  expect(data.extInfo.typeInfo).toMatchObject({ wallet: 'alipay', ratioBasisPoints: 10_000 });
});

test('another rule of it stays with the wallet that it was promised for', async () => {
  const activityId = await t.run({ cases: caseId, channel: 'wechat' });
  const missing = (await t.proposeRule({ activityId })).refusal;
  expect(missing?.fields).toHaveProperty('ratioPercent');
  expect((await t.proposeRule({ activityId, ratioPercent: 200 })).status).toBe(200);
  await t.settleRule();
  const asked = { activityId, type: 'paymentChannelSubsidy' } as const;
  const rules = await findRules(t.services.db, asked);
  expect(rules.map((one) => [one.rule.wallet, one.rule.ratioBasisPoints])).toEqual([
    ['wechat', 10_000],
    ['wechat', 20_000],
  ]);
  t.setNow(t.services.now() + 2 * dayMs);
  expect(await t.tryGift(caseId, 700, await t.donor())).toMatchObject({ inFen: 0, bar: 'wallet' });
});
