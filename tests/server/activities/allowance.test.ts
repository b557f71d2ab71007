import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findMatchingDoor } from '#src/server/activities/apply/find-joinable.ts';
import { findMoneyOfCase } from '#src/server/cases/money/find-money-of-case.ts';
import { matchingGiftDetail } from '#src/shared/activities/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import { type DirectedDesk, openDirectedDesk } from './directed-desk.ts';

let t: DirectedDesk;
let caseId: string;
let venueId: string;
beforeAll(async () => {
  t = await openDirectedDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
  venueId = await t.open(caseId);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('a newcomer directs an allowance to a family once, and it is the family’s', async () => {
  const activityId = await t.allow({ venueId });
  const token = await t.donor();
  expect((await t.look(venueId, token)).data).toMatchObject({
    ...{ standing: 'MAY_HAVE', amountInFen: 1000, infoUuid: null },
  });
  const decided = await t.decide(venueId, caseId, token);
  expect(decided.data).toMatchObject({ standing: 'DIRECTED', infoUuid: caseId });
  expect((await t.progress(venueId)).data).toEqual({ usedInFen: 1000, totalInFen: 10_000 });
  expect(await t.matchedOf(caseId)).toBe(1000);
  expect([await t.balance(`C:${caseId}`), await t.balance(`P:${activityId}`)]).toEqual([
    1000, 9000,
  ]);
  expect(await findMoneyOfCase(t.services.db, caseId)).toMatchObject({ matchedInFen: 1000 });
  const { data: detail } = await t.call(matchingGiftDetail, { infoUuid: caseId }, { token });
  expect(detail.list).toMatchObject([{ kind: 'allowance', amountInFen: 1000 }]);
  // It matched no gift, so the family is led to no matched gifts.
  const asked = { caseId, mayAsk: false };
  expect(await findMatchingDoor(t.services.db, asked, t.services.now())).toBeUndefined();
  // When it is sent twice, to another family too, it is the first one.
  const other = await t.addCase();
  expect((await t.decide(venueId, other, token)).data).toEqual(decided.data);
  expect((await t.create(venueId, token)).data).toEqual(decided.data);
  expect(await t.matchedOf(other)).toBe(0);
});

test('it is kept for who chooses later, no longer than the rule says, and never twice', async () => {
  await t.allow({ venueId, poolInFen: 1000 });
  const [token, other] = [await t.donor(), await t.donor()];
  const kept = await t.create(venueId, token);
  expect(kept.data).toMatchObject({ standing: 'KEPT', endsAt: t.services.now() + 7 * dayMs });
  expect((await t.create(venueId, token)).data).toEqual(kept.data);
  // The pool has no other one, and promises none.
  expect((await t.look(venueId, other)).data).toMatchObject({ standing: 'POOL_EMPTY' });
  expect((await t.create(venueId, other)).refusal).toMatchObject({ reason: 'allowancePoolEmpty' });
  t.setNow(t.services.now() + 7 * dayMs);
  await t.runJobs();
  expect((await t.look(venueId, token)).data).toMatchObject({ standing: 'MAY_HAVE' });
  expect((await t.decide(venueId, caseId, other)).status).toBe(200);
  expect((await t.decide(venueId, caseId, token)).refusal).toMatchObject({
    reason: 'allowancePoolEmpty',
  });
});

test('who gave, family, staff, young accounts and shared browsers have none, and staff see why', async () => {
  const desk = await openRefundDesk(t);
  const activityId = await t.allow({ venueId, accountAgeDays: 1 });
  const [young, gave, mate] = [await t.donor(), await t.donor(), await t.donor()];
  const refused = async (token: string) => (await t.create(venueId, token)).refusal?.reason;
  expect(await refused(young)).toBe('allowanceNotYours');
  t.setNow(t.services.now() + 2 * dayMs);
  await t.giveAs(caseId, 500, gave);
  expect((await t.look(venueId, gave)).data).toMatchObject({
    ...{ standing: 'NOT_YOURS', because: 'gave' },
  });
  for (const token of [gave, await desk.ownerOf(caseId), t.releaser.token]) {
    expect(await refused(token)).toBe('allowanceNotYours');
  }
  expect((await t.create(venueId, young)).status).toBe(200);
  const { db } = t.services;
  const people = await db.selectFrom('users').select('mobile_index').execute();
  const rows = people.flatMap(({ mobile_index }) =>
    mobile_index ? [{ mobile_index, cookie_hash: 'one browser', seen_at: t.services.now() }] : [],
  );
  await db.insertInto('known_browsers').values(rows).execute();
  expect((await t.look(venueId, mate)).data).toMatchObject({ because: 'sharedBrowser' });
  await db.deleteFrom('known_browsers').execute();
  expect(await t.refusalsOf(activityId)).toEqual({
    ...{ 'allowance young': 1, 'allowance gave': 1, 'allowance family': 1, 'allowance staff': 1 },
  });
});

test('a family outside of the venue, another amount, a paused pool: nothing is directed', async () => {
  const activityId = await t.allow({ venueId, perCaseInFen: 1500 });
  const token = await t.donor();
  const other = await t.addCase();
  expect((await t.decide(venueId, other, token)).refusal).toMatchObject({ reason: 'caseNotOpen' });
  expect((await t.decide(venueId, caseId, token, 2000)).refusal).toMatchObject({
    reason: 'inputInvalid',
  });
  await t.turn(activityId, 'pause').by(t.releaser);
  expect((await t.decide(venueId, caseId, token)).refusal).toMatchObject({
    reason: 'allowanceNotNow',
  });
  await t.turn(activityId, 'resume').by(t.releaser);
  expect((await t.decide(venueId, '', token)).data).toMatchObject({ infoUuid: caseId });
  const second = await t.donor();
  expect((await t.decide(venueId, caseId, second)).refusal).toMatchObject({
    reason: 'allowanceCaseRests',
  });
  // Theirs is still there.
  expect((await t.look(venueId, second)).data).toMatchObject({ standing: 'KEPT' });
  await t.turn(activityId, 'end').by(t.releaser);
  expect((await t.look(venueId, second)).data).toMatchObject({ standing: 'NOT_NOW' });
  expect((await t.move('out', { activityId, amountInFen: 9000 })).status).toBe(200);
});

test('a hundred at once of one person are one, and a pool gives no more than it has', async () => {
  const activityId = await t.allow({ venueId, poolInFen: 3000 });
  const token = await t.donor();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      at % 2 === 0 ? t.create(venueId, token) : t.decide(venueId, caseId, token),
    ),
  );
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(await t.matchedOf(caseId)).toBe(1000);
  const tokens = await Promise.all(Array.from({ length: 8 }, () => t.donor()));
  const all = await Promise.all(tokens.map((one) => t.decide(venueId, caseId, one)));
  expect(all.filter(({ status }) => status === 200).length).toBe(2);
  expect(await t.balance(`P:${activityId}`)).toBe(0);
});

test('a venue has one pool at a time, and none without families', async () => {
  await t.allow({ venueId });
  await t.proposeAllowance({ venueId });
  const proposal = await t.newest('activity');
  expect((await t.settle(proposal?.proposalId ?? '')).refusal).toMatchObject({
    reason: 'venueHasAllowance',
  });
  const unknown = await t.proposeAllowance({ venueId: 'x'.repeat(22) });
  expect(unknown.refusal).toMatchObject({ reason: 'inputInvalid' });
  const without = await t.open(await t.addCase());
  expect((await t.progress(without)).data).toEqual({ usedInFen: 0, totalInFen: 0 });
  expect((await t.create(without, await t.donor())).refusal).toMatchObject({
    reason: 'allowanceNotNow',
  });
});
