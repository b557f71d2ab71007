import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  matchingGiftAreaDetail,
  pigOwnPart,
  pigStatus,
} from '#src/shared/activities/matching/calls.ts';
import { platforms } from '#src/shared/platform/platforms.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

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

const placeAt = (infoUuid: string, set: { province?: string; status?: 'APPROVE_PENDING' }) =>
  t.services.db.updateTable('cases').set(set).where('id', '=', infoUuid).execute();

test('what was matched is told by area, and a case that is not public by none', async () => {
  const [near, far, hidden] = [await t.addCase(), await t.addCase(), await t.addCase()];
  const without = await t.addCase();
  await t.run({ cases: [caseId, near, far, hidden, without].join(' ') });
  await placeAt(caseId, { province: '云南' });
  await placeAt(near, { province: '云南' });
  await placeAt(far, { province: '四川' });
  await placeAt(without, { province: '贵州' });
  const token = await t.donor();
  await t.giveAs(caseId, 300, token);
  await t.giveAs(near, 200, token);
  await t.giveAs(far, 900, await t.donor());
  await t.giveAs(hidden, 100, await t.donor());
  await placeAt(hidden, { status: 'APPROVE_PENDING' });
  const { data } = await t.call(matchingGiftAreaDetail, { infoUuid: caseId }, { token });
  expect(data).toMatchObject({ matchedInFen: 300, rule: { version: 1 } });
  expect(data.list).toEqual([
    { area: '四川', caseCount: 1, matchedInFen: 900 },
    { area: '云南', caseCount: 2, matchedInFen: 500 },
    { area: null, caseCount: 1, matchedInFen: 100 },
  ]);
  expect(data.pool?.matchedInFen).toBe(1500);
  const inAreas = data.list.reduce((sum, { matchedInFen }) => sum + matchedInFen, 0);
  expect(inAreas).toBe(data.pool?.matchedInFen);
  expect((await t.call(matchingGiftAreaDetail, { infoUuid: caseId })).status).toBe(401);
  expect((await t.call(matchingGiftAreaDetail, { infoUuid: hidden }, { token })).status).toBe(404);
});

test('where an activity stands is open, and the own part is told to whom it is', async () => {
  const token = await t.donor();
  expect((await t.call(pigStatus, { infoUuid: caseId })).data).toEqual({
    status: null,
    statusCode: -1,
  });
  const none = { status: null, activityId: null, activityType: null, isOwner: false };
  const nothing = { giftCount: 0, givenInFen: 0, matchedInFen: 0 };
  const own = async () => (await t.call(pigOwnPart, { infoUuid: caseId }, { token })).data;
  expect(await own()).toEqual({ ...none, ...nothing });
  const activityId = await t.run({ cases: caseId });
  expect((await t.call(pigStatus, { infoUuid: caseId })).data).toEqual({
    ...{ status: 'APPROVE', statusCode: 1 },
  });
  const { orderId } = await t.giveAs(caseId, 700, token);
  await t.giveAs(caseId, 200, await t.donor());
  expect(await own()).toEqual({
    ...{ status: 'APPROVE', activityId, activityType: 'matchingDonation', isOwner: false },
    ...{ giftCount: 1, givenInFen: 700, matchedInFen: 700 },
  });
  await t.call(takeGiftBack, { orderId }, { token });
  await t.runJobs();
  expect(await own()).toMatchObject(nothing);
  const owner = await (await openRefundDesk(t)).ownerOf(caseId);
  const asked = { token: owner };
  expect((await t.call(pigOwnPart, { infoUuid: caseId }, asked)).data.isOwner).toBe(true);
});

test('a matching of QQ adds to gifts that were given within QQ, and to no other', async () => {
  await t.run({ cases: caseId, channel: 'QQ_CHANNEL' });
  const token = await t.donor();
  const giveFrom = async (platform: number) => {
    const { data } = await t.order({ infoUuid: caseId, amountInFen: 500 }, { token });
    await t.services.db
      .updateTable('donations')
      .set({ platform } as never)
      .where('id', '=', data.orderId)
      .execute();
    await t.atCashier(data.tradeNo, 'pay');
    await t.bank.deliverDue();
    return t.matchOf(data.orderId);
  };
  expect(await giveFrom(platforms.wechat)).toBe(0);
  expect(await giveFrom(platforms.qq)).toBe(1000);
});
