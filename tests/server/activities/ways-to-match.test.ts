import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findRules } from '#src/server/activities/find-rule.ts';
import { getActivityInfo } from '#src/shared/activities/calls.ts';
import { deskProposeRule, deskProposeWaterHelp } from '#src/shared/desk/activities/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { takeGiftBack } from '#src/shared/refunds/calls.ts';
import { as } from '../../support/test-staff.ts';
import { type MatchingDesk, openMatchingDesk, promisedBy } from './matching-desk.ts';

let t: MatchingDesk;
let caseId: string;
beforeAll(async () => {
  t = await openMatchingDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const runDrop = async (wish: { perGiftInFen: number; perCaseInFen?: number }) => {
  const typed = promisedBy({ cases: caseId, ...wish }, t.services.now());
  const { ratioPercent: _, channel: __, ...promised } = typed;
  await t.call(deskProposeWaterHelp, promised, as(t.releaser));
  const { proposalId = '', subject: activityId = '' } = (await t.newest('activity')) ?? {};
  await t.settle(proposalId);
  await t.move('in', { activityId, amountInFen: 100_000 });
  await t.runJobs();
  return activityId;
};
const give = async (infoUuid: string, amountInFen: number, token: string) => {
  const { orderId } = await t.giveAs(infoUuid, amountInFen, token);
  const refused = await t.services.db
    .selectFrom('activity_refusals')
    .select('bar')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return { orderId, inFen: await t.matchOf(orderId), bar: refused?.bar };
};

test('a payment channel subsidises what is paid by it, and nothing else', async () => {
  const other = await t.addCase();
  const activityId = await t.run({ cases: caseId, channel: 'alipay' });
  await t.run({ cases: other, channel: 'wechat' });
  // Hands give by Alipay unless they say otherwise.
  const token = await t.donor();
  expect(await give(caseId, 700, token)).toMatchObject({ inFen: 700, bar: undefined });
  expect(await give(other, 700, token)).toMatchObject({ inFen: 0, bar: 'wallet' });
  const { data } = await t.call(getActivityInfo, { activityId });
  expect(data.activityType).toBe('paymentChannelSubsidy');
  expect(data.extInfo.typeInfo).toMatchObject({ wallet: 'alipay', ratioBasisPoints: 10_000 });
});

test('another rule of it stays with the wallet that it was promised for', async () => {
  const activityId = await t.run({ cases: caseId, channel: 'wechat' });
  const rule = {
    ...{ activityId, fromDay: dayOf(t.services.now() + dayMs), reason: '补充协议' },
    ...{ ratioPercent: 200, perGiftInFen: 5000, perPersonDayInFen: 20_000 },
    ...{ perCaseInFen: 1_000_000, accountAgeDays: 0 },
  };
  expect((await t.call(deskProposeRule, rule, as(t.releaser))).status).toBe(200);
  await t.settle((await t.newest('activityRule'))?.proposalId ?? '');
  const asked = { activityId, type: 'paymentChannelSubsidy' } as const;
  const rules = await findRules(t.services.db, asked);
  expect(rules.map((one) => [one.rule.wallet, one.rule.ratioBasisPoints])).toEqual([
    ['wechat', 10_000],
    ['wechat', 20_000],
  ]);
  t.setNow(t.services.now() + 2 * dayMs);
  expect(await give(caseId, 700, await t.donor())).toMatchObject({ inFen: 0, bar: 'wallet' });
});

test('each giver brings a case one drop for ever, whatever was given', async () => {
  const activityId = await runDrop({ perGiftInFen: 200 });
  const [one, other] = [await t.donor(), await t.donor()];
  expect(await give(caseId, 100, one)).toMatchObject({ inFen: 200 });
  expect(await give(caseId, 90_000, other)).toMatchObject({ inFen: 200 });
  expect(await give(caseId, 500, one)).toMatchObject({ inFen: 0, bar: 'had' });
  t.setNow(t.services.now() + dayMs);
  expect(await give(caseId, 500, one)).toMatchObject({ inFen: 0, bar: 'had' });
  const { data } = await t.call(getActivityInfo, { activityId });
  expect(data).toMatchObject({ activityType: 'waterHelp', currentMoney: 400 });
  expect(data.extInfo.typeInfo).toEqual({
    ...{ version: 1, perGiftInFen: 200, perPersonDayInFen: 20_000 },
    ...{ perCaseInFen: 1_000_000, accountAgeDays: 0 },
  });
});

test('a drop leaves with its gift, heeds the caps, and comes again with a gift that stays', async () => {
  const activityId = await runDrop({ perGiftInFen: 300, perCaseInFen: 700 });
  const token = await t.donor();
  const first = await give(caseId, 100, token);
  await t.call(takeGiftBack, { orderId: first.orderId }, { token });
  expect(await t.balance(`P:${activityId}`)).toBe(100_000);
  expect(await give(caseId, 100, token)).toMatchObject({ inFen: 300 });
  // What the case may have lets only a part of the next one through, and nothing after it.
  expect(await give(caseId, 100, await t.donor())).toMatchObject({ inFen: 300 });
  expect(await give(caseId, 100, await t.donor())).toMatchObject({ inFen: 100 });
  expect(await give(caseId, 100, await t.donor())).toMatchObject({ inFen: 0, bar: 'caseFull' });
});

test('a gift that is booked after one of a later day brings no second drop', async () => {
  await runDrop({ perGiftInFen: 200 });
  const token = await t.donor();
  const wish = { infoUuid: caseId, amountInFen: 400, payChannel: payChannels.wxH5 };
  const { data: first } = await t.order(wish, { token });
  await t.atCashier(first.tradeNo, 'pay');
  t.setNow(t.services.now() + dayMs);
  expect(await give(caseId, 400, token)).toMatchObject({ inFen: 200 });
  await t.wechatBank.deliverDue();
  expect(await t.statusOf(first.tradeNo)).toBe('PAID');
  expect(await t.matchedOf(caseId)).toBe(200);
});

test('parallel gifts of one person bring one drop', async () => {
  await runDrop({ perGiftInFen: 250 });
  const token = await t.donor();
  const orders = await Promise.all(
    Array.from({ length: 6 }, () => t.order({ infoUuid: caseId, amountInFen: 400 }, { token })),
  );
  await Promise.all(orders.map(({ data }) => t.atCashier(data.tradeNo, 'pay')));
  await t.bank.deliverDue();
  await t.runJobs();
  expect(await t.matchedOf(caseId)).toBe(250);
});
