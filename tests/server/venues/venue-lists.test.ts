import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateProfile } from '#src/shared/accounts/profile/calls.ts';
import { orderModifyAnonymous } from '#src/shared/donations/own/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import * as calls from '#src/shared/venues/calls.ts';
import * as lists from '#src/shared/venues/lists/calls.ts';
import { openVenueDesk, type VenueDesk } from './venue-desk.ts';

let t: VenueDesk;
let one: string;
let activityId: string;
beforeAll(async () => {
  t = await openVenueDesk();
});
beforeEach(async () => {
  one = await t.addCase();
  activityId = await t.open(one);
});
afterAll(() => t.close());

const topList = async () => (await t.call(lists.venueTopList, { activityId })).data.list;
const helpersOf = async () => (await topList()).map(({ families }) => families);

test('who hides a gift or their name is on no list, and comes back as they choose', async () => {
  const token = await t.donor();
  const { orderId } = await t.giveThrough({ infoUuid: one, amountInFen: 800, activityId, token });
  const hidden = { infoUuid: one, amountInFen: 600, activityId, anonymous: true };
  await t.giveThrough({ ...hidden, token: await t.donor() });
  expect(await helpersOf()).toEqual([1]);
  const hide = (anonymous: boolean) =>
    t.call(orderModifyAnonymous, { orderId, anonymous }, { token });
  for (let again = 0; again < 2; again += 1) await hide(true);
  expect(await topList()).toEqual([]);
  await hide(false);
  expect(await helpersOf()).toEqual([1]);
  const choose = (listed: boolean) =>
    t.call(calls.venueSetListed, { activityId, listed }, { token });
  expect((await choose(false)).data).toMatchObject({ listed: false, families: 1 });
  expect(await topList()).toEqual([]);
  expect((await choose(true)).data).toMatchObject({ listed: true });
  expect(await helpersOf()).toEqual([1]);
});

test('who took another name stands on it by that of the newest gift, as the gifts do', async () => {
  const token = await t.donor();
  const give = { infoUuid: one, amountInFen: 800, activityId, token };
  const rename = (nickname: string) => t.call(updateProfile, { nickname }, { token });
  const told = async () => [
    (await topList()).map(({ nickname }) => nickname),
    (await t.call(lists.venueLastGifts, { activityId, anchorId: '', size: 3 })).data.list.map(
      ({ nickname }) => nickname,
    ),
  ];
  await rename('老名字');
  await t.giveThrough(give);
  await rename('新名字');
  expect(await told()).toEqual([['老名字'], ['老名字']]);
  t.setNow(t.services.now() + 1000);
  const { orderId } = await t.giveThrough(give);
  expect(await told()).toEqual([['新名字'], ['新名字', '老名字']]);
  await t.call(takeGiftBack, { orderId }, { token });
  await t.runJobs();
  expect(await told()).toEqual([['老名字'], ['老名字']]);
});

test('the last gifts come page by page, with no name or amount that is hidden', async () => {
  const token = await t.donor();
  for (let at = 0; at < 5; at += 1) {
    t.setNow(t.services.now() + 1000);
    await t.giveThrough({
      ...{ infoUuid: one, amountInFen: 500 + at, activityId, token },
      anonymous: at === 4,
    });
  }
  const read = async (anchorId: string) =>
    (await t.call(lists.venueLastGifts, { activityId, anchorId, size: 3 })).data;
  const first = await read('');
  const second = await read(first.anchorId);
  const amounts = [...first.list, ...second.list].map((gift) => gift.amountInFen);
  expect(amounts).toEqual([504, 503, 502, 501, 500]);
  expect(second.hasNext).toBe(false);
  expect(first.list[0]).toMatchObject({ anonymous: true, case: { infoUuid: one } });
  expect(first.list[0]?.nickname).not.toBe(first.list[1]?.nickname);
});
