import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import * as calls from '#src/shared/venues/calls.ts';
import * as lists from '#src/shared/venues/lists/calls.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';
import { readLedger } from './read-ledger.ts';
import { openVenueDesk, type VenueDesk } from './venue-desk.ts';

let t: VenueDesk;
let desk: RefundDesk;
let one: string;
let other: string;
let activityId: string;
beforeAll(async () => {
  t = await openVenueDesk();
  desk = await openRefundDesk(t);
});
beforeEach(async () => {
  one = await t.addCase();
  other = await t.addCase();
  activityId = await t.open(one, other);
});
afterEach(async () => {
  expect(await t.statistic(activityId)).toEqual(await readLedger(t, activityId));
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const venueOf = async (orderId: string) =>
  (
    await t.services.db
      .selectFrom('donations')
      .select('activity_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).activity_id;
const topList = async () => (await t.call(lists.venueTopList, { activityId })).data.list;
const helpersOf = async () => (await topList()).map(({ families }) => families);

test('people, money and families are counted as gifts settle, and a guest is one a gift', async () => {
  const token = await t.donor();
  for (const infoUuid of [one, other, one])
    await t.giveThrough({ infoUuid, amountInFen: 1000, activityId, token });
  expect(await t.statistic(activityId)).toEqual({ people: 1, amountInFen: 3000, cases: 2 });
  for (const amountInFen of [500, 700])
    await t.giveThrough({ infoUuid: one, amountInFen, activityId });
  expect(await t.statistic(activityId)).toEqual({ people: 3, amountInFen: 4200, cases: 2 });
  const own = (await t.call(calls.venueOwnPart, { activityId }, { token })).data;
  expect(own).toEqual({ gifts: 3, amountInFen: 3000, families: 2, listed: true });
});

test('a gift belongs to a venue only where its link names one that runs and has its case', async () => {
  const stranger = await t.addCase();
  const wish = { amountInFen: 500, activityId };
  const { orderId: elsewhere } = await t.giveThrough({ ...wish, infoUuid: stranger });
  expect(await venueOf(elsewhere)).toBeNull();
  const { orderId: unknown } = await t.giveThrough({
    ...{ ...wish, infoUuid: one, activityId: 'A'.repeat(22) },
  });
  expect(await venueOf(unknown)).toBeNull();
  await t.turn(activityId, 'pause').by(t.releaser);
  const { orderId: paused } = await t.giveThrough({ ...wish, infoUuid: one });
  expect(await venueOf(paused)).toBeNull();
  await t.turn(activityId, 'resume').by(t.releaser);
  const { orderId } = await t.giveThrough({ ...wish, infoUuid: one });
  expect(await venueOf(orderId)).toBe(activityId);
});

test('an order that is not paid counts nothing', async () => {
  await t.order({ infoUuid: one, amountInFen: 500, activityId });
  expect(await t.statistic(activityId)).toEqual({ people: 0, amountInFen: 0, cases: 0 });
});

test('a gift that is taken back is counted no more, and the last one takes its giver along', async () => {
  const token = await t.donor();
  const kept = await t.giveThrough({ infoUuid: one, amountInFen: 800, activityId, token });
  const back = await t.giveThrough({ infoUuid: other, amountInFen: 900, activityId, token });
  expect(await helpersOf()).toEqual([2]);
  await t.call(takeGiftBack, { orderId: back.orderId }, { token });
  // What is held is not returned yet.
  expect(await t.statistic(activityId)).toEqual({ people: 1, amountInFen: 1700, cases: 2 });
  await t.runJobs();
  expect(await t.statistic(activityId)).toEqual({ people: 1, amountInFen: 800, cases: 1 });
  expect(await helpersOf()).toEqual([1]);
  await t.call(takeGiftBack, { orderId: kept.orderId }, { token });
  await t.runJobs();
  expect(await t.statistic(activityId)).toEqual({ people: 0, amountInFen: 0, cases: 0 });
  expect(await topList()).toEqual([]);
});

test('of a gift that goes back in part the rest stays counted, and its giver too', async () => {
  const funded = await t.addFundedCase(100_000);
  activityId = await t.open(funded);
  const token = await t.donor();
  await t.giveThrough({ infoUuid: funded, amountInFen: 50_001, activityId, token });
  const withdrawalId = await t.bringToRelease(funded, { amountInFen: 100_000 });
  await t.release(withdrawalId);
  await t.runDue();
  await desk.startRefund(funded);
  await t.runJobs();
  const { people, amountInFen, cases } = await t.statistic(activityId);
  expect([people, cases]).toEqual([1, 1]);
  expect(amountInFen).toBeGreaterThan(0);
  expect(amountInFen).toBeLessThan(50_001);
});

test('many gifts at once are each counted once', async () => {
  const token = await t.donor();
  const orders = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      t.order(
        { infoUuid: at % 2 ? one : other, amountInFen: 500, activityId },
        at < 4 ? { token } : {},
      ),
    ),
  );
  for (const { data } of orders) await t.atCashier(data.tradeNo, 'pay');
  await Promise.all(Array.from({ length: 6 }, () => t.bank.deliverDue()));
  expect(await t.statistic(activityId)).toEqual({ people: 9, amountInFen: 6000, cases: 2 });
});
