import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findRefusals } from '#src/server/activities/refusals/find-refusals.ts';
import { barOf } from '#src/shared/activities/match-rule.ts';
import { platforms } from '#src/shared/platform/platforms.ts';
import type { PayeeAccount } from '#src/shared/raising/payee-account.ts';
import { goodAccount } from '../../support/funded-case.ts';
import { choose } from '../kinds/goods-desk.ts';
import { goodsSale } from '../kinds/goods-sale.ts';
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

const barOfOrder = async (orderId: string) => {
  const row = await t.services.db
    .selectFrom('activity_refusals')
    .select('bar')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  expect((await t.matchOf(orderId)) > 0).toBe(row === undefined);
  return row?.bar;
};
const countsOf = async (activityId: string) => {
  const { byBar } = await findRefusals(t.services.db, activityId);
  return Object.fromEntries(byBar.map(({ bar, count }) => [bar, count]));
};

test('a gift without an account, one for a thing and one from elsewhere than QQ are told by rule', async () => {
  const { infoUuid, goods, donor } = await goodsSale(t).sell();
  // The hands of a sale give the family a number that nobody can be told by.
  await t.services.db
    .updateTable('users')
    .set({ mobile_index: null, mobile_sealed: null, mobile_masked: null })
    .where('id', '=', `owner-${infoUuid}`)
    .execute();
  const activityId = await t.run({ cases: `${caseId} ${infoUuid}` });
  const guest = await t.give({ infoUuid: caseId, amountInFen: 500 });
  expect(await barOfOrder(guest.orderId)).toBe('guest');
  const { data: bought } = await choose(t, goods, donor);
  await t.atCashier(bought.tradeNo, 'pay');
  await t.bank.deliverDue();
  expect(await barOfOrder(bought.orderId)).toBe('goods');
  expect(await countsOf(activityId)).toEqual({ guest: 1, goods: 1 });

  const ofQq = await t.addCase();
  const qq = await t.run({ cases: ofQq, channel: 'QQ_CHANNEL' });
  const order = { infoUuid: ofQq, amountInFen: 500 };
  for (const platform of [platforms.wechat, platforms.qq]) {
    const { data } = await t.order(order, { token: await t.donor() });
    await t.services.db
      .updateTable('donations')
      .set({ platform } as never)
      .where('id', '=', data.orderId)
      .execute();
    await t.atCashier(data.tradeNo, 'pay');
    await t.bank.deliverDue();
    expect(await barOfOrder(data.orderId)).toBe(platform === platforms.qq ? undefined : 'channel');
  }
  expect(await countsOf(qq)).toEqual({ channel: 1 });
});

test('who shares a browser with a payee is told as a device', async () => {
  const mobile = '13713579002';
  const account = { ...goodAccount, mobile } as PayeeAccount;
  const funded = await t.addFundedCase(0, { account });
  await t.run({ cases: funded });
  const [payee, donor] = [await t.signIn(mobile), await t.donor()];
  const { orderId: ofPayee } = await t.giveAs(funded, 500, payee);
  expect(await barOfOrder(ofPayee)).toBe('payee');
  const { db, now } = t.services;
  const seen = await db
    .selectFrom('users')
    .select('mobile_index')
    .where('mobile_index', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const rows = seen.flatMap(({ mobile_index }) =>
    mobile_index ? [{ mobile_index, cookie_hash: 'of a payee', seen_at: now() }] : [],
  );
  await db.deleteFrom('staff_roles').execute();
  await db.insertInto('known_browsers').values(rows).execute();
  const { orderId } = await t.giveAs(funded, 500, donor);
  expect(await barOfOrder(orderId)).toBe('device');
});

test('what rounds to nothing is told apart from what was all given', () => {
  const rule = { ratioBasisPoints: 50, perGiftInFen: 10, perPersonDayInFen: 100 };
  const facts = { roomInFen: 100, poolInFen: 100, caseInFen: 0, personTodayInFen: 0 };
  const ofDay = { givenInFen: 100, matchedBeforeInFen: 0 };
  const whole = { ...rule, perCaseInFen: 100, accountAgeDays: 0 };
  expect(barOf(whole, { ...facts, ...ofDay })).toBe('small');
  expect(barOf(whole, { ...facts, ...ofDay, matchedBeforeInFen: 10 })).toBe('split');
});
