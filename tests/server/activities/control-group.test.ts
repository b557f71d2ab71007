import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findControl } from '#src/server/activities/find-control.ts';
import { findTakingPart } from '#src/server/activities/find-taking-part.ts';
import { groupOf } from '#src/server/activities/take-cases-in.ts';
import { findMatched } from '#src/server/cases/lists/find-matched.ts';
import { newId } from '#src/server/platform/keys.ts';
import { activityApply } from '#src/shared/activities/apply/calls.ts';
import { getActivitys } from '#src/shared/activities/calls.ts';
import { pigStatus } from '#src/shared/activities/matching/calls.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

let t: MatchingDesk;
beforeAll(async () => {
  t = await openMatchingDesk();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

/** Runs it over six cases, until the lot fell on both sides. */
async function runDrawn() {
  const cases = await Promise.all(Array.from({ length: 6 }, () => t.addCase()));
  for (;;) {
    const activityId = await t.run({ cases: cases.join(' '), controlPercent: 50 });
    const of = (group: string) =>
      cases.filter((caseId) => groupOf({ activityId, caseId, percent: 50 }) === group);
    const [[without], [matched]] = [of('CONTROL'), of('MATCHED')];
    if (without && matched) return { activityId, without, matched, drawn: of('CONTROL').length };
    await t.turn(activityId, 'end').by(t.releaser);
  }
}
const statusOf = async (infoUuid: string) => (await t.call(pigStatus, { infoUuid })).data;

test('a case that the lot left out is not matched, says so, and both sides can be compared', async () => {
  const { activityId, without, matched, drawn } = await runDrawn();
  expect(await t.matchOf((await t.giveAs(without, 700, await t.donor())).orderId)).toBe(0);
  expect(await t.matchOf((await t.giveAs(matched, 900, await t.donor())).orderId)).toBe(900);
  expect(await statusOf(without)).toEqual({ status: 'CONTROL_GROUP', statusCode: 10 });
  expect(await statusOf(matched)).toEqual({ status: 'APPROVE', statusCode: 1 });
  const [listed] = (await t.call(getActivitys, { infoId: without })).data;
  expect(listed).toMatchObject({ activityId, status: 'CONTROL_GROUP', lastSubsidyCount: 0 });
  const { db } = t.services;
  const shown = await findMatched(db, [without, matched], t.services.now());
  expect([...shown]).toEqual([matched]);
  const here = await findTakingPart(db, { activityId, locale: 'en' }, t.services.now());
  expect(here.length).toBe(6 - drawn);
  expect(here.map(({ infoUuid }) => infoUuid)).not.toContain(without);
  expect(await findControl(db, activityId)).toEqual({
    CONTROL: { cases: drawn, raisedInFen: 700 },
    MATCHED: { cases: 6 - drawn, raisedInFen: 900 },
  });
  await t.turn(activityId, 'end').by(t.releaser);
  expect(await statusOf(without)).toEqual({ status: 'END_WITH_DONE', statusCode: 11 });
  // What people give after its end says nothing of it.
  await t.giveAs(without, 500, await t.donor());
  expect((await findControl(db, activityId)).CONTROL.raisedInFen).toBe(700);
});

test('it may be in another activity, and asks for no second place in this one', async () => {
  const { activityId, without } = await runDrawn();
  const { ownerOf } = await openRefundDesk(t);
  const token = await ownerOf(without);
  const again = await t.call(activityApply, { infoUuid: without, activityId }, { token });
  expect(again.refusal?.reason).toBe('caseInActivity');
  t.setNow(t.services.now() + 1000);
  await t.run({ cases: without });
  expect(await t.matchOf((await t.giveAs(without, 500, await t.donor())).orderId)).toBe(500);
  expect((await statusOf(without)).status).toBe('APPROVE');
});

test('what the lot said is the same for ever, falls as often as was said, and nobody changes it', async () => {
  const activityId = newId();
  const ids = Array.from({ length: 4000 }, () => newId());
  const draw = () => ids.map((caseId) => groupOf({ activityId, caseId, percent: 20 }));
  const drawn = draw();
  expect(draw()).toEqual(drawn);
  const share = drawn.filter((group) => group === 'CONTROL').length / ids.length;
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.25);
  const run = await runDrawn();
  const { db } = t.services;
  const percent = db
    .updateTable('activities')
    .set({ control_percent: 0 } as never)
    .where('id', '=', run.activityId);
  await expect(percent.execute()).rejects.toThrow('fixed');
  const lot = db
    .updateTable('activity_cases')
    .set({ drawn: null } as never)
    .where('activity_id', '=', run.activityId);
  await expect(lot.execute()).rejects.toThrow('stands');
});

test('more than half is never left out', async () => {
  const { status } = await t.propose({ cases: await t.addCase(), controlPercent: 51 });
  expect(status).toBe(400);
});
