import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { canAttendPocket, getPocketsInPayGift } from '#src/shared/activities/pockets/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { venuePacketAccess } from '#src/shared/venues/share/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { type DirectedDesk, openDirectedDesk } from './directed-desk.ts';

const hourMs = 3_600_000;

let t: DirectedDesk;
let caseId: string;
beforeAll(async () => {
  t = await openDirectedDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const attends = async (token: string) =>
  (await t.call(canAttendPocket, { infoUuid: caseId }, { token })).data.canAttend;

test('a gift brings a pocket, whatever it amounts to, opened once with one answer', async () => {
  const activityId = await t.pockets({ cases: caseId });
  const token = await t.donor();
  expect(await attends(token)).toBe(true);
  const gift = await t.giveAs(caseId, 100, token);
  const pocket = await t.pocketOf(gift.orderId);
  expect(pocket).toMatchObject({ status: 'OPEN', inFen: 300 });
  const redPocketId = pocket?.id ?? '';
  expect(await t.matchedOf(caseId)).toBe(0);
  const shown = { redPocketId, infoUuid: caseId, orderId: gift.orderId, amountInFen: 300 };
  const list = async () =>
    (await t.call(getPocketsInPayGift, { infoUuids: [caseId] }, { token })).data;
  expect(await list()).toMatchObject([{ ...shown, status: 'OPEN', openedAt: null }]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => t.openPocket(redPocketId, token)),
  );
  for (const { data } of answers) expect(data).toEqual({ amountInFen: 300 });
  expect(await t.matchedOf(caseId)).toBe(300);
  expect([await t.balance(`C:${caseId}`), await t.balance(`P:${activityId}`)]).toEqual([400, 9700]);
  expect(await list()).toMatchObject([{ ...shown, status: 'GIVEN', backInFen: 0 }]);
  // It attends once a person and case.
  expect(await attends(token)).toBe(false);
  const again = await t.giveAs(caseId, 90_000, token);
  expect(await t.pocketOf(again.orderId)).toBeUndefined();
  expect((await t.openPocket(redPocketId, await t.donor())).refusal).toMatchObject({
    reason: 'notFound',
  });
  // It stays so for ever, whatever becomes of its sponsor's promise.
  await t.turn(activityId, 'end').by(t.releaser);
  t.setNow(t.services.now() + 4 * 24 * hourMs);
  await t.runJobs();
  expect((await t.openPocket(redPocketId, token)).data).toEqual({ amountInFen: 300 });
});

test('what nobody opens in time is the pool’s again, which was kept for nobody else', async () => {
  const activityId = await t.pockets({ cases: caseId, poolInFen: 300 });
  const [one, other] = [await t.donor(), await t.donor()];
  const first = await t.giveAs(caseId, 500, one);
  const pocketId = (await t.pocketOf(first.orderId))?.id ?? '';
  expect(await attends(other)).toBe(false);
  const second = await t.giveAs(caseId, 500, other);
  expect(await t.pocketOf(second.orderId)).toBeUndefined();
  expect(await t.refusalsOf(activityId)).toEqual({ 'redPocket poolLacks': 1 });
  t.setNow(t.services.now() + 48 * hourMs);
  // Its time is over, whether the clock has looked or not.
  expect((await t.openPocket(pocketId, one)).refusal).toMatchObject({ reason: 'pocketGone' });
  await t.runJobs();
  expect(await t.pocketOf(first.orderId)).toMatchObject({ status: 'EXPIRED' });
  const third = await t.giveAs(caseId, 500, await t.donor());
  expect(await t.pocketOf(third.orderId)).toMatchObject({ status: 'OPEN' });
});

test('a gift that goes back takes its pocket along, opened or not', async () => {
  const activityId = await t.pockets({ cases: caseId });
  const [one, other] = [await t.donor(), await t.donor()];
  const [kept, opened] = [await t.giveAs(caseId, 500, one), await t.giveAs(caseId, 500, other)];
  const [first, second] = [await t.pocketOf(kept.orderId), await t.pocketOf(opened.orderId)];
  await t.openPocket(second?.id ?? '', other);
  await t.call(takeGiftBack, { orderId: kept.orderId }, { token: one });
  await t.call(takeGiftBack, { orderId: opened.orderId }, { token: other });
  expect(await t.pocketOf(kept.orderId)).toMatchObject({ status: 'TAKEN_BACK' });
  expect((await t.openPocket(first?.id ?? '', one)).refusal).toMatchObject({
    reason: 'pocketGone',
  });
  expect(await t.matchedOf(caseId)).toBe(0);
  expect(await t.balance(`P:${activityId}`)).toBe(10_000);
  // Its own giver reads that it went back.
  const { data } = await t.call(getPocketsInPayGift, { infoUuids: [caseId] }, { token: other });
  expect(data).toMatchObject([{ status: 'GIVEN', amountInFen: 300, backInFen: 300 }]);
  // Opened again, it is what it was.
  expect((await t.openPocket(second?.id ?? '', other)).data).toEqual({ amountInFen: 300 });
});

test('guests, the family and staff bring none, a paused activity opens none, its end frees all', async () => {
  const activityId = await t.pockets({ cases: caseId });
  await t.give({ infoUuid: caseId, amountInFen: 500 });
  await t.giveAs(caseId, 500, t.releaser.token);
  expect(await t.refusalsOf(activityId)).toEqual({
    ...{ 'redPocket notSignedIn': 1, 'redPocket staff': 1 },
  });
  const token = await t.donor();
  const gift = await t.giveAs(caseId, 500, token);
  const pocketId = (await t.pocketOf(gift.orderId))?.id ?? '';
  await t.turn(activityId, 'pause').by(t.releaser);
  expect((await t.openPocket(pocketId, token)).refusal).toMatchObject({ reason: 'pocketRests' });
  await t.turn(activityId, 'end').by(t.releaser);
  expect(await t.pocketOf(gift.orderId)).toMatchObject({ status: 'EXPIRED' });
  expect((await t.move('out', { activityId, amountInFen: 10_000 })).status).toBe(200);
});

test('a venue says whether some family of it brings one', async () => {
  const venueId = await t.open(caseId);
  const token = await t.donor();
  const access = async () =>
    (await t.call(venuePacketAccess, { activityId: venueId }, { token })).data.canAttend;
  expect(await access()).toBe(false);
  await t.pockets({ cases: caseId });
  expect(await access()).toBe(true);
  const nothing = await t.proposePockets({ cases: caseId, pocketInFen: 0, perShareInFen: 0 });
  expect(nothing.refusal).toMatchObject({ reason: 'inputInvalid' });
  const capped = { perShareInFen: 100_001, perPersonInFen: 1_000_001 };
  const { aboveCap } = textsOf('zh-CN').fieldProblems;
  expect((await t.proposePockets({ cases: caseId, ...capped })).refusal?.fields).toEqual({
    ...{ perShareInFen: aboveCap, perPersonInFen: aboveCap },
  });
});

test('gifts of many at once keep no more of the pool than it has', async () => {
  const activityId = await t.pockets({ cases: caseId, poolInFen: 1000 });
  const tokens = await Promise.all(Array.from({ length: 8 }, () => t.donor()));
  const gifts = await Promise.all(
    tokens.map((token) => t.order({ infoUuid: caseId, amountInFen: 500 }, { token })),
  );
  await Promise.all(gifts.map(({ data }) => t.atCashier(data.tradeNo, 'pay')));
  await t.bank.deliverDue();
  const pockets = await Promise.all(gifts.map(({ data }) => t.pocketOf(data.orderId)));
  const open = pockets.flatMap((pocket, at) => (pocket ? [{ pocket, token: tokens[at] }] : []));
  expect(open.length).toBe(3);
  await Promise.all(open.map(({ pocket, token }) => t.openPocket(pocket.id, token ?? '')));
  expect([await t.matchedOf(caseId), await t.balance(`P:${activityId}`)]).toEqual([900, 100]);
});
