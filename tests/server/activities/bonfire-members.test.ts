import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import { share, visit } from '../../support/test-sharing.ts';
import { type BonfireDesk, openBonfireDesk } from './bonfire-desk.ts';

let t: BonfireDesk;
let caseId: string;
beforeAll(async () => {
  t = await openBonfireDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const teamOf = async (bonfireUuid: string) => (await t.look({ bonfireUuid })).data;

test('the family, staff, young accounts and devices of the team do not count', async () => {
  const desk = await openRefundDesk(t);
  await t.light({ cases: caseId, accountAgeDays: 2 });
  const [starter, young] = [await t.donor(), await t.donor()];
  expect((await t.start(caseId, starter)).refusal).toMatchObject({ reason: 'bonfireNotYours' });
  t.setNow(t.services.now() + 2 * dayMs);
  const { data } = await t.start(caseId, starter);
  const bonfireUuid = data.team?.bonfireUuid ?? '';
  const family = await desk.ownerOf(caseId);
  expect((await t.look({ bonfireUuid }, family)).data.identityType).toBe('FUNDRAISER');
  for (const token of [family, t.releaser.token, await t.donor()]) {
    expect((await t.join(bonfireUuid, token)).refusal).toMatchObject({ reason: 'bonfireNotYours' });
  }
  const { db } = t.services;
  const people = await db
    .selectFrom('users')
    .select('mobile_index')
    .where('mobile_index', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute();
  const browser = { cookie_hash: 'one browser', seen_at: t.services.now() };
  const rows = people.flatMap(({ mobile_index }) =>
    mobile_index ? [{ ...browser, mobile_index }] : [],
  );
  await db.insertInto('known_browsers').values(rows).execute();
  expect((await t.join(bonfireUuid, young)).refusal).toMatchObject({ reason: 'bonfireNotYours' });
  await db.deleteFrom('known_browsers').execute();
  expect((await t.join(bonfireUuid, young)).status).toBe(200);
});

test('a gift that goes back takes the step that stands on it, and none that others reached', async () => {
  const activityId = await t.light({ cases: caseId });
  const { bonfireUuid, token } = await t.started(caseId);
  const first = await t.giveAs(caseId, 500, token);
  const second = await t.joined(bonfireUuid);
  const { orderId } = await t.giveAs(caseId, 500, second);
  expect((await t.call(takeGiftBack, { orderId: first.orderId }, { token })).status).toBe(200);
  expect(await t.matchedOf(caseId)).toBe(1000);
  expect((await teamOf(bonfireUuid)).team).toMatchObject({ counted: 1 });
  await t.call(takeGiftBack, { orderId }, { token: second });
  expect(await t.matchedOf(caseId)).toBe(0);
  expect(await t.balance(`P:${activityId}`)).toBe(100_000);
  // Others come: the step was paid once and is not paid again, the next one is.
  for (let at = 0; at < 3; at += 1) await t.giveAs(caseId, 500, await t.joined(bonfireUuid));
  expect(await t.matchedOf(caseId)).toBe(0);
  await t.giveAs(caseId, 500, await t.joined(bonfireUuid));
  expect(await t.stepsOf(bonfireUuid)).toEqual([
    [1, 1000],
    [2, 3000],
  ]);
  expect(await t.matchedOf(caseId)).toBe(3000);
});

test('where the rule says so a new visitor by a share counts, and the step waits for a gift', async () => {
  await t.light({ cases: caseId, counts: 'giftOrVisit', ladder: '2:1000\n3:2000' });
  const { bonfireUuid, token } = await t.started(caseId);
  const second = await t.joined(bonfireUuid);
  const visitors = [await t.donor(), await t.donor()];
  const come = async (by: string, visitor?: string) => {
    const shareSourceId = await share(t, { infoId: caseId, token: by });
    const who = visitor ? { token: visitor } : {};
    await visit(t, { infoUuid: caseId, shareSourceId, address: '198.51.100.7', ...who });
    return (await teamOf(bonfireUuid)).team?.counted;
  };
  expect(await come(token)).toBe(0);
  expect(await come(token, second)).toBe(0);
  expect(await come(token, visitors[0])).toBe(1);
  expect(await come(second, visitors[0])).toBe(1);
  expect(await come(second, visitors[1])).toBe(2);
  expect(await t.stepsOf(bonfireUuid)).toEqual([]);
  // The gift of one who counts already carries the step that was reached before it.
  await t.giveAs(caseId, 500, token);
  expect(await t.stepsOf(bonfireUuid)).toEqual([[1, 1000]]);
  await t.giveAs(caseId, 500, await t.joined(bonfireUuid));
  expect(await t.stepsOf(bonfireUuid)).toEqual([
    [1, 1000],
    [2, 2000],
  ]);
});

test('a paused activity counts nobody, and its end is that of its teams', async () => {
  const activityId = await t.light({ cases: caseId });
  const { bonfireUuid, token } = await t.started(caseId);
  await t.turn(activityId, 'pause').by(t.releaser);
  await t.giveAs(caseId, 500, token);
  const joining = await t.join(bonfireUuid, await t.donor());
  expect(joining.refusal).toMatchObject({ reason: 'bonfireNotNow' });
  expect((await teamOf(bonfireUuid)).team).toMatchObject({ counted: 0 });
  await t.turn(activityId, 'end').by(t.releaser);
  expect((await teamOf(bonfireUuid)).team).toMatchObject({ status: 'END_WITH_TIME' });
  expect(await t.promisedOf(activityId)).toBe(0);
  expect((await t.move('out', { activityId, amountInFen: 100_000 })).status).toBe(200);
});
