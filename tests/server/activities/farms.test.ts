import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBonfire, joinBonfire } from '#src/shared/activities/bonfire/calls.ts';
import { deskProposeBonfire } from '#src/shared/desk/activities/calls.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { share, visit } from '../../support/test-sharing.ts';
import { as } from '../../support/test-staff.ts';
import { type DirectedDesk, openDirectedDesk } from './directed-desk.ts';

let t: DirectedDesk;
let caseId: string;
beforeAll(async () => {
  t = await openDirectedDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(async () => {
  await t.services.db.deleteFrom('known_browsers').execute();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

/** Makes numbers that were all signed in to from one browser. */
async function farm(size: number): Promise<string[]> {
  const { db, now } = t.services;
  const before = await db.selectFrom('users').select('id').execute();
  const tokens: string[] = [];
  for (let at = 0; at < size; at += 1) tokens.push(await t.donor());
  const known = before.map(({ id }) => id);
  const mine = await db
    .selectFrom('users')
    .select('mobile_index')
    .where('id', 'not in', known)
    .execute();
  const rows = mine.flatMap(({ mobile_index }) =>
    mobile_index ? [{ mobile_index, cookie_hash: 'of the farm', seen_at: now() }] : [],
  );
  await db.insertInto('known_browsers').values(rows).execute();
  return tokens;
}

async function come(sharer: string, visitor: string) {
  const shareSourceId = await share(t, { infoId: caseId, token: sharer });
  const who = { infoUuid: caseId, shareSourceId, token: visitor };
  await visit(t, { ...who, address: '198.51.100.9' });
}

test('a farm of numbers that come by each other’s shares brings nothing', async () => {
  const activityId = await t.pockets({ cases: caseId });
  const numbers = await farm(6);
  for (const sharer of numbers) {
    for (const visitor of numbers) if (sharer !== visitor) await come(sharer, visitor);
  }
  expect(await t.matchedOf(caseId)).toBe(0);
  expect(await t.balance(`P:${activityId}`)).toBe(10_000);
  const because = Object.keys(await t.refusalsOf(activityId));
  expect(because).toEqual(['share sharedBrowser']);
});

test('a ring of people with a phone each brings no more than once a person and visitor', async () => {
  const activityId = await t.pockets({ cases: caseId });
  const ring = [await t.donor(), await t.donor(), await t.donor()];
  for (const sharer of ring) {
    for (const visitor of ring) if (sharer !== visitor) await come(sharer, visitor);
  }
  expect(await t.matchedOf(caseId)).toBeLessThanOrEqual(ring.length * 200);
  const { shares } = await t.services.db
    .selectFrom('share_subsidies')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('shares'))
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  expect(shares).toBeLessThanOrEqual(ring.length);
});

test('a farm that joins a bonfire is one member, and its gifts reach no step', async () => {
  const now = t.services.now();
  const promised = {
    ...{ name: '众人拾柴', sponsor: '云岭同心基金会', ladder: '2:1000\n4:3000', cases: caseId },
    ...{ startDay: dayOf(now), endDay: dayOf(now + 9 * dayMs), hours: 48, counts: 'gift' as const },
    ...{ teamsPerCase: 5, perCaseInFen: 20_000, accountAgeDays: 0, reason: '捐赠协议 2026-044' },
  };
  await t.call(deskProposeBonfire, promised, as(t.releaser));
  const proposal = await t.newest('activity');
  await t.settle(proposal?.proposalId ?? '');
  const activityId = proposal?.subject ?? '';
  await t.move('in', { activityId, amountInFen: 50_000 });
  await t.runJobs();
  const [starter = '', ...rest] = await farm(5);
  const { data } = await t.call(createBonfire, { infoUuid: caseId }, { token: starter });
  const bonfireUuid = data.team?.bonfireUuid ?? '';
  const joined = await Promise.all(
    rest.map((token) => t.call(joinBonfire, { bonfireUuid }, { token })),
  );
  expect(joined.map(({ refusal }) => refusal?.reason)).toEqual(rest.map(() => 'bonfireNotYours'));
  for (const token of [starter, ...rest]) await t.giveAs(caseId, 500, token);
  // There is nothing but gifts of their own: no step was reached by them.
  expect(await t.matchedOf(caseId)).toBe(0);
  expect(await t.balance(`P:${activityId}`)).toBe(50_000);
});
