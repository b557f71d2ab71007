import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findRules } from '#src/server/activities/rules/find-rule.ts';
import { getActivityInfo } from '#src/shared/activities/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
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

test('each giver brings a case one drop for ever, whatever was given', async () => {
  const activityId = await t.runDrop({ cases: caseId, perGiftInFen: 200 });
  const [one, other] = [await t.donor(), await t.donor()];
  expect(await t.tryGift(caseId, 100, one)).toMatchObject({ inFen: 200 });
  expect(await t.tryGift(caseId, 90_000, other)).toMatchObject({ inFen: 200 });
  expect(await t.tryGift(caseId, 500, one)).toMatchObject({ inFen: 0, bar: 'had' });
  t.setNow(t.services.now() + dayMs);
  expect(await t.tryGift(caseId, 500, one)).toMatchObject({ inFen: 0, bar: 'had' });
  const { data } = await t.call(getActivityInfo, { activityId });
  expect(data).toMatchObject({ activityType: 'waterHelp', currentMoney: 400 });
  expect(data.extInfo.typeInfo).toEqual({
    ...{ version: 1, perGiftInFen: 200, perPersonDayInFen: 20_000, feeTaken: true },
    ...{ perCaseInFen: 1_000_000, accountAgeDays: 0 },
  });
});

test('another rule brings drops of another size, and none to who had one', async () => {
  const activityId = await t.runDrop({ cases: caseId, perGiftInFen: 200 });
  const [one, other] = [await t.donor(), await t.donor()];
  expect(await t.tryGift(caseId, 100, one)).toMatchObject({ inFen: 200 });
  const shared = (await t.proposeRule({ activityId, ratioPercent: 50 })).refusal;
  expect(shared?.fields).toHaveProperty('ratioPercent');
  expect((await t.proposeRule({ activityId, perGiftInFen: 300 })).status).toBe(200);
  await t.settleRule();
  expect(await t.tryGift(caseId, 100, await t.donor())).toMatchObject({ inFen: 200 });
  t.setNow(t.services.now() + 2 * dayMs);
  expect(await t.tryGift(caseId, 100, one)).toMatchObject({ inFen: 0, bar: 'had' });
  expect(await t.tryGift(caseId, 100, other)).toMatchObject({ inFen: 300 });
  const rules = await findRules(t.services.db, { activityId, type: 'waterHelp' });
  expect(rules.map((rule) => rule.rule.perGiftInFen)).toEqual([200, 300]);
  expect(rules[1]?.rule).not.toHaveProperty('ratioBasisPoints');
});

test('a drop of which the pool had only a part is had, and brings no rest', async () => {
  const activityId = await t.runDrop({ cases: caseId, perGiftInFen: 200, perCaseInFen: 300 });
  const [one, other] = [await t.donor(), await t.donor()];
  await t.tryGift(caseId, 100, one);
  expect(await t.tryGift(caseId, 100, other)).toMatchObject({ inFen: 100 });
  await t.proposeRule({ activityId, perGiftInFen: 200 });
  await t.settleRule();
  t.setNow(t.services.now() + 2 * dayMs);
  expect(await t.tryGift(caseId, 100, other)).toMatchObject({ inFen: 0, bar: 'had' });
});

test('a drop leaves with its gift, heeds the caps, and comes again with a gift that stays', async () => {
  const activityId = await t.runDrop({ cases: caseId, perGiftInFen: 300, perCaseInFen: 700 });
  const token = await t.donor();
  const first = await t.tryGift(caseId, 100, token);
  await t.call(takeGiftBack, { orderId: first.orderId }, { token });
  expect(await t.balance(`P:${activityId}`)).toBe(100_000);
  expect(await t.tryGift(caseId, 100, token)).toMatchObject({ inFen: 300 });
  // What the case may have lets only a part of the next one through, and nothing after it.
  expect(await t.tryGift(caseId, 100, await t.donor())).toMatchObject({ inFen: 300 });
  expect(await t.tryGift(caseId, 100, await t.donor())).toMatchObject({ inFen: 100 });
  expect(await t.tryGift(caseId, 100, await t.donor())).toMatchObject({
    inFen: 0,
    bar: 'caseFull',
  });
});

test('a gift that is booked after one of a later day brings no second drop', async () => {
  await t.runDrop({ cases: caseId, perGiftInFen: 200 });
  const token = await t.donor();
  const wish = { infoUuid: caseId, amountInFen: 400, payChannel: payChannels.wxH5 };
  const { data: first } = await t.order(wish, { token });
  await t.atCashier(first.tradeNo, 'pay');
  t.setNow(t.services.now() + dayMs);
  expect(await t.tryGift(caseId, 400, token)).toMatchObject({ inFen: 200 });
  await t.wechatBank.deliverDue();
  expect(await t.statusOf(first.tradeNo)).toBe('PAID');
  expect(await t.matchedOf(caseId)).toBe(200);
});

test('parallel gifts of one person bring one drop', async () => {
  await t.runDrop({ cases: caseId, perGiftInFen: 250 });
  const token = await t.donor();
  const orders = await Promise.all(
    Array.from({ length: 6 }, () => t.order({ infoUuid: caseId, amountInFen: 400 }, { token })),
  );
  await Promise.all(orders.map(({ data }) => t.atCashier(data.tradeNo, 'pay')));
  await t.bank.deliverDue();
  await t.runJobs();
  expect(await t.matchedOf(caseId)).toBe(250);
});
