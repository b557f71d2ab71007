import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findActivities } from '#src/server/activities/find-activities.ts';
import { heedClock } from '#src/server/activities/wait-for-clock.ts';
import { findPlatformMoney } from '#src/server/publicity/find-platform-money.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { addsUp } from '#src/shared/publicity/publicity-view.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { actsOf } from '../../support/test-staff.ts';
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

const statusOf = async (activityId: string) =>
  (await findActivities(t.services.db, { locale: 'zh-CN' })).find(
    (one) => one.activityId === activityId,
  )?.status;
/** The clock looks, as its job has it do. */
const heed = (activityId: string) => heedClock(t.services.db, { activityId }, t.services.now());
const give = async (amountInFen = 500) =>
  t.matchOf((await t.giveAs(caseId, amountInFen, await t.donor())).orderId);

test('a promise holds once a second person confirms it, and the clock begins and ends it', async () => {
  const startDay = new Date(t.services.now() + 2 * dayMs).toISOString().slice(0, 10);
  const wish = { cases: `https://example.org/cf/contribute/${caseId}`, startDay };
  expect((await t.propose({ ...wish, cases: 'A'.repeat(22) })).refusal).toMatchObject({
    reason: 'inputInvalid',
    fields: { cases: expect.any(String) },
  });
  expect((await t.propose(wish)).status).toBe(200);
  expect(await findActivities(t.services.db, { locale: 'zh-CN' })).toEqual([]);
  const proposal = await t.newest('activity');
  const activityId = proposal?.subject ?? '';
  const id = proposal?.proposalId ?? '';
  expect((await t.settle(id, t.releaser)).refusal).toMatchObject({ reason: 'secondPersonNeeded' });
  expect((await t.settle(id)).status).toBe(200);
  await t.move('in', { activityId, amountInFen: 10_000 });
  await heed(activityId);
  expect(await statusOf(activityId)).toBe('UNSTART');
  expect(await give()).toBe(0);
  t.setNow(t.services.now() + 2 * dayMs);
  await heed(activityId);
  expect(await statusOf(activityId)).toBe('APPROVE');
  expect(await give()).toBe(500);
  t.setNow(t.services.now() + 9 * dayMs);
  expect(await give()).toBe(0);
  await heed(activityId);
  expect(await statusOf(activityId)).toBe('END_WITH_TIME');
  expect(await actsOf(t, t.releaser.userId)).toContain('proposeActivity');
  expect(await actsOf(t, t.administrator.userId)).toContain('confirmActivity');
});

test('a paused or frozen activity matches nothing; what was frozen another one lets go on', async () => {
  const activityId = await t.run({ cases: caseId });
  expect((await t.turn(activityId, 'pause').by(t.releaser)).status).toBe(200);
  expect(await give()).toBe(0);
  expect((await t.turn(activityId, 'resume').by(t.releaser)).status).toBe(200);
  expect(await give()).toBe(500);
  expect((await t.turn(activityId, 'freeze').by(t.releaser)).status).toBe(200);
  expect(await give()).toBe(0);
  const own = await t.turn(activityId, 'resume').by(t.releaser);
  expect(own.refusal).toMatchObject({ reason: 'secondPersonNeeded' });
  expect((await t.turn(activityId, 'resume').by(t.administrator)).status).toBe(200);
  expect(await give()).toBe(500);
});

test('what is left when it ended goes back to the sponsor, and with it what comes back later', async () => {
  const activityId = await t.run({ cases: caseId, poolInFen: 2000 });
  const token = await t.donor();
  const { orderId } = await t.giveAs(caseId, 1500, token);
  const early = await t.move('out', { activityId, amountInFen: 100 });
  expect(early.refusal).toMatchObject({ reason: 'activityStateRefuses' });
  expect((await t.turn(activityId, 'end').by(t.administrator)).status).toBe(200);
  const late = await t.move('in', { activityId, amountInFen: 100 });
  expect(late.refusal).toMatchObject({ reason: 'activityStateRefuses' });
  const again = await t.turn(activityId, 'resume').by(t.releaser);
  expect(again.refusal).toMatchObject({ reason: 'activityStateRefuses' });
  const much = await t.move('out', { activityId, amountInFen: 501 });
  expect(much.refusal).toMatchObject({ reason: 'poolLacks' });
  expect((await t.move('out', { activityId, amountInFen: 500 })).status).toBe(200);
  await t.expectMoneyRight();
  expect((await t.call(takeGiftBack, { orderId }, { token })).status).toBe(200);
  expect((await t.move('out', { activityId, amountInFen: 1500 })).status).toBe(200);
  const [account] = await findActivities(t.services.db, { locale: 'zh-CN', caseId });
  expect(account).toMatchObject({
    ...{ status: 'END_WITH_DONE', fundedInFen: 2000, returnedInFen: 2000 },
    ...{ matchedInFen: 0, leftInFen: 0 },
  });
  expect(addsUp(await findPlatformMoney(t.services.db))).toBe(true);
});

test('a case is in one activity at a time, and may be in another after it', async () => {
  const first = await t.run({ cases: caseId });
  await t.propose({ cases: caseId });
  const id = (await t.newest('activity'))?.proposalId ?? '';
  expect((await t.settle(id)).refusal).toMatchObject({ reason: 'caseInActivity' });
  await t.turn(first, 'end').by(t.releaser);
  expect((await t.settle(id)).status).toBe(200);
});

test('the database refuses another rule in place of the one that was promised', async () => {
  const activityId = await t.run({ cases: caseId });
  await t.giveAs(caseId, 500, await t.donor());
  const { db } = t.services;
  const changed = db.updateTable('activity_rules' as never).set({ rule: '{}' } as never);
  await expect(changed.execute()).rejects.toThrow(/new version/);
  await expect(db.deleteFrom('activity_rules').execute()).rejects.toThrow(/new version/);
  await expect(db.deleteFrom('activity_grants').execute()).rejects.toThrow(/new version/);
  const rule = await db
    .selectFrom('activity_rules')
    .selectAll()
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  const before = { ...rule, version: 2, from_at: rule.from_at };
  await expect(db.insertInto('activity_rules').values(before).execute()).rejects.toThrow(/later/);
  const less = JSON.stringify({ ...JSON.parse(rule.rule), perGiftInFen: 100 });
  const after = { ...rule, version: 2, from_at: t.services.now() + 1, rule: less };
  await db.insertInto('activity_rules').values(after).execute();
  t.setNow(t.services.now() + 1000);
  expect(await give()).toBe(100);
});

test('of many gifts at once on a pool for ten matches, ten are matched', async () => {
  const activityId = await t.run({ cases: caseId, poolInFen: 5000, perPersonDayInFen: 500 });
  const tokens: string[] = [];
  for (let at = 0; at < 20; at += 1) tokens.push(await t.donor());
  const orders = await Promise.all(
    tokens.map((token) => t.order({ infoUuid: caseId, amountInFen: 500 }, { token })),
  );
  for (const { data } of orders) await t.atCashier(data.tradeNo, 'pay');
  await Promise.all(Array.from({ length: 6 }, () => t.bank.deliverDue()));
  const matches = await Promise.all(orders.map(({ data }) => t.matchOf(data.orderId)));
  expect(matches.filter((inFen) => inFen === 500).length).toBe(10);
  expect(await t.balance(`P:${activityId}`)).toBe(0);
  expect(await t.matchedOf(caseId)).toBe(5000);
});
