import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findRunning } from '#src/server/activities/find-running.ts';
import { findMatches } from '#src/server/activities/match/find-matches.ts';
import { findCase } from '#src/server/cases/find-case.ts';
import { findCard } from '#src/server/cases/lists/find-card.ts';
import { findResults } from '#src/server/cases/lists/find-results.ts';
import { findMoneyOfCase } from '#src/server/cases/money/find-money-of-case.ts';
import { endRaising } from '#src/server/cases/transitions/end-raising.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findPlatformMoney } from '#src/server/publicity/find-platform-money.ts';
import { orderList } from '#src/shared/donations/own/calls.ts';
import { addsUp } from '#src/shared/publicity/publicity-view.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { summariesAllocation } from '#src/shared/tracing/calls.ts';
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

const now = () => t.services.now();

test('what is shown of a case tells gifts and matches apart, and its parts are both', async () => {
  const { db } = t.services;
  expect(await findCase(db, caseId, now())).toMatchObject({ isMatched: false, matchedInFen: 0 });
  await t.run({ cases: caseId });
  expect(await findCase(db, caseId, now())).toMatchObject({ isMatched: true, matchedInFen: 0 });
  await t.giveAs(caseId, 3000, await t.donor());
  await t.give({ infoUuid: caseId, amountInFen: 700 });
  expect(await findCase(db, caseId, now())).toMatchObject({
    ...{ raisedInFen: 3700, givenInFen: 3700, matchedInFen: 3000, isMatched: true },
  });
  const money = await findMoneyOfCase(db, caseId);
  expect(money).toMatchObject({ availableInFen: 6700, matchedInFen: 3000 });
  const { data } = await t.call(summariesAllocation, { infoUuid: caseId });
  expect(data).toMatchObject({ givenInFen: 3700, matchedInFen: 3000, availableInFen: 6700 });
  expect(await findResults(db, [{ infoUuid: caseId }])).toEqual([
    { keptInFen: 6700, paidInFen: 0, returnedInFen: 0, matchedInFen: 3000 },
  ]);
  const platform = await findPlatformMoney(db);
  expect([platform.matchedInFen, addsUp(platform)]).toEqual([3000, true]);
});

test('a donor is told what the own gift was matched with, until it is returned', async () => {
  await t.run({ cases: caseId });
  const token = await t.donor();
  const { orderId } = await t.giveAs(caseId, 3000, token);
  const told = async () => (await t.call(orderList, {}, { token })).data.list[0]?.matchedInFen;
  expect(await told()).toBe(3000);
  await t.call(takeGiftBack, { orderId }, { token });
  expect(await told()).toBe(0);
  const { matches, matchedInFen } = await findMatches(t.services.db, caseId);
  expect(matches.map(({ amountInFen, matchedInFen: left }) => [amountInFen, left])).toEqual([
    [3000, 0],
  ]);
  expect(matchedInFen).toBe(0);
});

test('a gift whose amount is hidden is in the sum and not in the list', async () => {
  await t.run({ cases: caseId });
  const token = await t.donor();
  const hidden = { infoUuid: caseId, amountInFen: 3000, amountHidden: true };
  const { data } = await t.order(hidden, { token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  expect(await findMatches(t.services.db, caseId)).toEqual({ matches: [], matchedInFen: 3000 });
});

test('what is not raising is said to be matched no more, though its activity still runs', async () => {
  const { db } = t.services;
  const activityId = await t.run({ cases: caseId });
  const takesGifts = async () =>
    (await findRunning(db, 'zh-CN', now())).find((one) => one.activityId === activityId)
      ?.takesGifts;
  expect(await takesGifts()).toBe(true);
  expect(await findCard(db, { caseId, locale: 'zh-CN' }, now())).toMatchObject({ isMatched: true });
  const ended = { caseId, hasSucceeded: true, stopReason: 'enough' } as const;
  await inTransaction(db, (trx) => endRaising(trx, ended, now()));
  const none = { isMatched: false, matchedInFen: 0, hasBonfire: false };
  expect(await findCase(db, caseId, now())).toMatchObject(none);
  const card = await findCard(db, { caseId, locale: 'zh-CN' }, now());
  expect(card).toMatchObject({ isMatched: false });
  expect(await takesGifts()).toBe(false);
});

test('a card in a list says that gifts are matched while they are, and how much so far', async () => {
  const { db } = t.services;
  const cardOf = async () => {
    const found = await findCard(db, { caseId, locale: 'zh-CN' }, now());
    return found && { isMatched: found.isMatched, matchedInFen: found.matchedInFen };
  };
  expect(await cardOf()).toEqual({ isMatched: false, matchedInFen: 0 });
  const activityId = await t.run({ cases: caseId });
  await t.giveAs(caseId, 3000, await t.donor());
  expect(await cardOf()).toEqual({ isMatched: true, matchedInFen: 3000 });
  await t.turn(activityId, 'pause').by(t.releaser);
  expect(await cardOf()).toEqual({ isMatched: false, matchedInFen: 3000 });
});

test('nothing says that a sponsor matches gifts once there is no more to match with', async () => {
  const { db } = t.services;
  const isSaid = async () => (await findCard(db, { caseId, locale: 'zh-CN' }, now()))?.isMatched;
  await t.run({ cases: caseId, perCaseInFen: 2500 });
  await t.giveAs(caseId, 2000, await t.donor());
  expect(await isSaid()).toBe(true);
  await t.giveAs(caseId, 2000, await t.donor());
  expect(await isSaid()).toBe(false);
  caseId = await t.addCase();
  const other = await t.addCase();
  await t.run({ cases: `${caseId} ${other}`, poolInFen: 3000 });
  expect([await isSaid(), (await findCase(db, caseId, now()))?.isMatched]).toEqual([true, true]);
  await t.giveAs(other, 3000, await t.donor());
  expect([await isSaid(), (await findCase(db, caseId, now()))?.isMatched]).toEqual([false, false]);
});
