import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findActivities } from '#src/server/activities/find-activities.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
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

const accountOf = async (activityId: string) =>
  (await findActivities(t.services.db, { locale: 'zh-CN' })).find(
    (one) => one.activityId === activityId,
  );

test('a gift is matched as it settles, up to every cap of the rule', async () => {
  const activityId = await t.run({ cases: caseId, perPersonDayInFen: 8000, perCaseInFen: 12_000 });
  const [one, other] = [await t.donor(), await t.donor()];
  const first = await t.giveAs(caseId, 3000, one);
  expect(await t.matchOf(first.orderId)).toBe(3000);
  // When split within a day, gifts to one case are one gift: 5000 in all.
  const split = await t.giveAs(caseId, 4000, one);
  expect(await t.matchOf(split.orderId)).toBe(2000);
  const beyond = await t.giveAs(caseId, 4000, one);
  expect(await t.matchOf(beyond.orderId)).toBe(0);
  const another = await t.giveAs(caseId, 9000, other);
  expect(await t.matchOf(another.orderId)).toBe(5000);
  const third = await t.giveAs(caseId, 9000, await t.donor());
  expect(await t.matchOf(third.orderId)).toBe(2000);
  expect(await t.matchedOf(caseId)).toBe(12_000);
  expect(await t.balance(`C:${caseId}`)).toBe(3000 + 4000 + 4000 + 9000 + 9000 + 12_000);
  expect(await accountOf(activityId)).toMatchObject({
    ...{ fundedInFen: 100_000, matchedInFen: 12_000, leftInFen: 88_000, returnedInFen: 0 },
  });
});

test('a person’s day is counted over all cases, and begins anew', async () => {
  const other = await t.addCase();
  await t.run({ cases: `${caseId}\n${other}`, perPersonDayInFen: 6000 });
  const token = await t.donor();
  expect(await t.matchOf((await t.giveAs(caseId, 5000, token)).orderId)).toBe(5000);
  expect(await t.matchOf((await t.giveAs(other, 5000, token)).orderId)).toBe(1000);
  t.setNow(t.services.now() + dayMs);
  expect(await t.matchOf((await t.giveAs(other, 5000, token)).orderId)).toBe(5000);
});

test('an empty pool matches nothing, and the last of it goes to whom it reaches', async () => {
  const activityId = await t.run({ cases: caseId, poolInFen: 700 });
  expect(await t.matchOf((await t.giveAs(caseId, 500, await t.donor())).orderId)).toBe(500);
  expect(await t.matchOf((await t.giveAs(caseId, 500, await t.donor())).orderId)).toBe(200);
  expect(await t.matchOf((await t.giveAs(caseId, 500, await t.donor())).orderId)).toBe(0);
  expect(await accountOf(activityId)).toMatchObject({ leftInFen: 0, matchedInFen: 700 });
});

test('guests, the family, staff, young accounts and doubted cases are not matched', async () => {
  const desk = await openRefundDesk(t);
  await t.run({ cases: caseId, accountAgeDays: 2 });
  const young = await t.donor();
  expect(await t.matchOf((await t.giveAs(caseId, 500, young)).orderId)).toBe(0);
  t.setNow(t.services.now() + 2 * dayMs);
  expect(await t.matchOf((await t.giveAs(caseId, 500, young)).orderId)).toBe(500);
  expect(await t.matchOf((await t.give({ infoUuid: caseId, amountInFen: 500 })).orderId)).toBe(0);
  const owner = await desk.ownerOf(caseId);
  expect(await t.matchOf((await t.giveAs(caseId, 500, owner)).orderId)).toBe(0);
  const { token: staff } = t.releaser;
  expect(await t.matchOf((await t.giveAs(caseId, 500, staff)).orderId)).toBe(0);
  const opened = await t.order({ infoUuid: caseId, amountInFen: 500 }, { token: young });
  await t.services.db
    .updateTable('cases')
    .set({ display_status: displayStatuses.atRisk })
    .where('id', '=', caseId)
    .execute();
  await t.atCashier(opened.data.tradeNo, 'pay');
  await t.bank.deliverDue();
  expect(await t.matchOf(opened.data.orderId)).toBe(0);
});

test('a case is matched up to its target and not beyond', async () => {
  await t.services.db
    .updateTable('cases')
    .set({ target_in_fen: 10_000 })
    .where('id', '=', caseId)
    .execute();
  await t.run({ cases: caseId });
  expect(await t.matchOf((await t.giveAs(caseId, 4000, await t.donor())).orderId)).toBe(4000);
  expect(await t.matchOf((await t.giveAs(caseId, 1500, await t.donor())).orderId)).toBe(500);
  expect(await t.matchOf((await t.giveAs(caseId, 1500, await t.donor())).orderId)).toBe(0);
});

test('a gift that is taken back takes its match with it, to the pool it came from', async () => {
  const activityId = await t.run({ cases: caseId });
  const token = await t.donor();
  const { orderId } = await t.giveAs(caseId, 3000, token);
  await t.giveAs(caseId, 1000, await t.donor());
  expect(await t.balance(`P:${activityId}`)).toBe(96_000);
  expect((await t.call(takeGiftBack, { orderId }, { token })).status).toBe(200);
  expect(await t.balance(`P:${activityId}`)).toBe(99_000);
  expect(await t.matchedOf(caseId)).toBe(1000);
  await t.expectMoneyRight();
  await t.runJobs();
  expect(await t.balance(`C:${caseId}`)).toBe(2000);
});

test('what was withdrawn was of gifts and matches alike: the rest goes back pro rata', async () => {
  const funded = await t.addFundedCase(100_000);
  const desk = await openRefundDesk(t);
  const activityId = await t.run({
    cases: funded,
    perGiftInFen: 50_000,
    perPersonDayInFen: 50_000,
  });
  const token = await t.donor();
  const { orderId } = await t.giveAs(funded, 50_001, token);
  expect(await t.matchOf(orderId)).toBe(50_000);
  const withdrawalId = await t.bringToRelease(funded, { amountInFen: 100_000 });
  await t.release(withdrawalId);
  await t.runDue();
  expect(await t.statusOfWithdrawal(withdrawalId)).toBe('PAID');
  await t.expectMoneyRight();
  const before = await t.balance(`C:${funded}`);
  await desk.startRefund(funded);
  await t.runJobs();
  const back = (await t.balance(`P:${activityId}`)) - 50_000;
  // 100,001 of 200,001 is left, and the match was 50,000 of it.
  expect(before).toBe(100_001);
  expect(back).toBe(25_000);
  expect(await t.balance(`C:${funded}`)).toBe(0);
});
