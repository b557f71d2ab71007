import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findRefusals } from '#src/server/activities/refusals/find-refusals.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { PayeeAccount } from '#src/shared/raising/payee-account.ts';
import { goodAccount } from '../../support/funded-case.ts';
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

/** Answers of a paid gift by which rule it was not matched; undefined where it was. */
const barOf = async (token: string, amountInFen = 500, infoUuid = caseId) => {
  const { orderId } = await t.giveAs(infoUuid, amountInFen, token);
  const row = await t.services.db
    .selectFrom('activity_refusals')
    .select('bar')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  expect((await t.matchOf(orderId)) > 0).toBe(row === undefined);
  return row?.bar;
};
const mobileOf = async (userId: string) => {
  const { mobile_index: index } = await t.services.db
    .selectFrom('users')
    .select('mobile_index')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return index ?? '';
};
const ownerOf = async (infoUuid: string) => {
  const { id } = await t.services.db
    .selectFrom('cases')
    .select('owner_user_id as id')
    .where('id', '=', infoUuid)
    .executeTakeFirstOrThrow();
  return id;
};
const donorOf = async (token: string) => {
  const { orderId } = await t.giveAs(await t.addCase(), 100, token);
  const { userId } = await t.services.db
    .selectFrom('donations')
    .select('user_id as userId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return userId ?? '';
};
/** One browser signed in to both numbers. */
const shareBrowser = async (...mobiles: string[]) => {
  const at = t.services.now();
  const cookie_hash = `browser-${mobiles.join('-')}`.slice(0, 40);
  const rows = mobiles.map((mobile_index) => ({ mobile_index, cookie_hash, seen_at: at }));
  await t.services.db
    .insertInto('known_browsers')
    .values(rows as never)
    .execute();
};

test('who is of the family, a payee, of staff, new or without an account is kept by rule', async () => {
  const funded = await t.addFundedCase(0, {
    account: { ...goodAccount, mobile: '13713579001' } as PayeeAccount,
  });
  await t.run({ cases: `${caseId} ${funded}`, accountAgeDays: 2 });
  const owner = await (await openRefundDesk(t)).ownerOf(caseId);
  expect(await barOf(owner)).toBe('family');
  expect(await barOf(t.releaser.token)).toBe('staff');
  expect(await barOf(await t.signIn('13713579001'), 500, funded)).toBe('payee');
  const young = await t.donor();
  expect(await barOf(young)).toBe('young');
  t.setNow(t.services.now() + 2 * dayMs);
  expect(await barOf(young)).toBeUndefined();
  const { orderId } = await t.give({ infoUuid: caseId, amountInFen: 500 });
  expect(await t.matchOf(orderId)).toBe(0);
});

test('a device of the family, of a payee or of staff is no device of a donor', async () => {
  await t.run({ cases: caseId });
  // Whoever is of the family has a phone.
  await (await openRefundDesk(t)).ownerOf(caseId);
  const donors = [await t.donor(), await t.donor(), await t.donor()] as const;
  const [one, two, three] = await Promise.all(donors.map(donorOf));
  await shareBrowser(await mobileOf(one ?? ''), await mobileOf(await ownerOf(caseId)));
  await shareBrowser(await mobileOf(two ?? ''), await mobileOf(t.releaser.userId));
  await shareBrowser(await mobileOf(three ?? ''), 'index of another number');
  expect(await barOf(donors[0])).toBe('device');
  expect(await barOf(donors[1])).toBe('device');
  expect(await barOf(donors[2])).toBeUndefined();
});

test('a gift that was split within a day counts as one, and every cap is told by itself', async () => {
  const other = await t.addCase();
  const activityId = await t.run({
    ...{ cases: `${caseId} ${other}`, perGiftInFen: 1000, perPersonDayInFen: 1500 },
    ...{ perCaseInFen: 3000, poolInFen: 3600 },
  });
  const token = await t.donor();
  expect(await barOf(token, 1000)).toBeUndefined();
  expect(await barOf(token, 1000)).toBe('split');
  expect(await barOf(token, 1000, other)).toBeUndefined();
  expect(await barOf(token, 1000, other)).toBe('dayFull');
  for (let at = 0; at < 2; at += 1) await barOf(await t.donor(), 1000);
  expect(await barOf(await t.donor(), 1000)).toBe('caseFull');
  await barOf(await t.donor(), 100, other);
  expect(await barOf(await t.donor(), 100, other)).toBe('empty');
  const { byBar, newest } = await findRefusals(t.services.db, activityId);
  expect(Object.fromEntries(byBar.map(({ bar, count }) => [bar, count]))).toEqual({
    ...{ split: 1, dayFull: 1, caseFull: 1, empty: 1 },
  });
  expect(newest.some((row) => 'bar' in row && row.bar === 'empty')).toBe(true);
  expect(newest.some((row) => 'matchedInFen' in row && row.version === 1)).toBe(true);
});

test('a case that rests is told, and what was kept is never changed', async () => {
  await t.run({ cases: caseId });
  const token = await t.donor();
  const { data } = await t.order({ infoUuid: caseId, amountInFen: 500 }, { token });
  await t.services.db
    .updateTable('cases')
    .set({ display_status: displayStatuses.atRisk })
    .where('id', '=', caseId)
    .execute();
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  const { db } = t.services;
  const kept = db
    .selectFrom('activity_refusals')
    .select('bar')
    .where('order_id', '=', data.orderId);
  expect(await kept.executeTakeFirst()).toEqual({ bar: 'rests' });
  await expect(db.deleteFrom('activity_refusals').execute()).rejects.toThrow(/grows/);
});
