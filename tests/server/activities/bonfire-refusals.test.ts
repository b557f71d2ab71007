import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findGrantReasons } from '#src/server/activities/match/find-grant-reasons.ts';
import { findRefusals } from '#src/server/activities/refusals/find-refusals.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
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

/** Finds of a paid gift why it brought nothing; undefined where it carries a step. */
async function barOf(orderId: string) {
  const row = await t.services.db
    .selectFrom('activity_refusals')
    .select('bar')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.bar;
}
const given = async (token: string) => {
  const { orderId } = await t.giveAs(caseId, 500, token);
  return { orderId, bar: await barOf(orderId) };
};

test('why a gift brings its bonfire nothing stays with it, and staff read it by rule', async () => {
  const activityId = await t.light({ cases: caseId, ladder: '2:1000\n3:2000' });
  const guest = await t.give({ infoUuid: caseId, amountInFen: 500 });
  expect(await barOf(guest.orderId)).toBe('guest');
  const outside = await t.donor();
  expect((await given(outside)).bar).toBe('noTeam');
  const { bonfireUuid, token } = await t.started(caseId);
  expect((await given(token)).bar).toBe('noStep');
  expect((await given(token)).bar).toBe('counted');
  const second = await given(await t.joined(bonfireUuid));
  expect(second.bar).toBeUndefined();
  // Whoever gave before counts as they join, and carries what they reach.
  expect((await t.join(bonfireUuid, outside)).status).toBe(200);
  expect(await t.stepsOf(bonfireUuid)).toEqual([
    [1, 1000],
    [2, 2000],
  ]);
  const { matchedCount, byBar, newest } = await findRefusals(t.services.db, activityId);
  expect(matchedCount).toBe(2);
  expect(Object.fromEntries(byBar.map(({ bar, count }) => [bar, count]))).toEqual({
    ...{ guest: 1, noTeam: 1, noStep: 1, counted: 1 },
  });
  expect(newest.length).toBe(6);
});

test('who gets no place in a bonfire is counted with the reason, and nothing else is kept of it', async () => {
  const desk = await openRefundDesk(t);
  const activityId = await t.light({ cases: caseId, ladder: '2:1000' });
  const { bonfireUuid, token } = await t.started(caseId);
  for (const one of [await desk.ownerOf(caseId), t.releaser.token]) {
    expect((await t.join(bonfireUuid, one)).refusal).toMatchObject({ reason: 'bonfireNotYours' });
    expect((await t.start(caseId, one)).refusal).toMatchObject({ reason: 'bonfireNotYours' });
  }
  const { refusals } = await findGrantReasons(t.services.db, activityId);
  expect(refusals).toEqual([
    { kind: 'member', because: 'family', times: 2 },
    { kind: 'member', because: 'staff', times: 2 },
  ]);
  const { data } = await t.look({ bonfireUuid }, token);
  expect(data.team?.members.length).toBe(1);
});
