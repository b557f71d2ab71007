import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { subsidyOfShares, subsidyShareSuccess } from '#src/shared/venues/share/calls.ts';
import { share, visit } from '../../support/test-sharing.ts';
import { type DirectedDesk, openDirectedDesk } from './directed-desk.ts';

let t: DirectedDesk;
let caseId: string;
beforeAll(async () => {
  t = await openDirectedDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

/** Somebody comes by a new share of somebody. */
async function come(sharer: string, visitor?: string, infoUuid = caseId) {
  const shareSourceId = await share(t, { infoId: infoUuid, token: sharer });
  const who = visitor ? { token: visitor } : {};
  await visit(t, { infoUuid, shareSourceId, address: '198.51.100.9', ...who });
}

test('a share counts once somebody new came by it and signed in, once a person and case', async () => {
  const activityId = await t.pockets({ cases: caseId });
  const [sharer, visitor] = [await t.donor(), await t.donor()];
  const success = async () =>
    (await t.call(subsidyShareSuccess, { activityId, infoUuid: caseId }, { token: sharer })).data;
  expect(await success()).toEqual({ subsidyInFen: 0 });
  await come(sharer);
  await come(sharer, sharer);
  expect(await success()).toEqual({ subsidyInFen: 0 });
  await come(sharer, visitor);
  expect(await success()).toEqual({ subsidyInFen: 200 });
  await come(sharer, await t.donor());
  expect(await success()).toEqual({ subsidyInFen: 200 });
  // One visitor counts for one sharer.
  await come(await t.donor(), visitor);
  expect(await t.matchedOf(caseId)).toBe(200);
  expect(await t.balance(`C:${caseId}`)).toBe(200);
  expect(await t.refusalsOf(activityId)).toEqual({ 'share had': 2 });
  const info = await t.call(subsidyOfShares, { activityId, infoUuid: caseId }, { token: sharer });
  expect(info.data).toMatchObject({
    ...{ running: true, perShareInFen: 200, shares: 1, usedInFen: 200, leftInFen: 9800 },
    subsidyInFen: 200,
    ...{ title: expect.any(String), desc: expect.any(String), imgUrl: expect.any(String) },
    // Whoever comes by this link came by a share of theirs.
    link: expect.stringContaining(`shareSourceId=${info.data.shareId}`),
  });
  const guest = await t.call(subsidyOfShares, { activityId, infoUuid: caseId });
  expect(guest.data.subsidyInFen).toBeNull();
});

test('family, staff, shared browsers and caps bring nothing; a venue of the case leads to it', async () => {
  const others = [await t.addCase(), await t.addCase()];
  const activityId = await t.pockets({ cases: [caseId, ...others].join('\n') });
  const [sharer, mate] = [await t.donor(), await t.donor()];
  await come(t.releaser.token, await t.donor());
  await come(sharer, t.releaser.token);
  const { db } = t.services;
  const people = await db
    .selectFrom('users')
    .select('mobile_index')
    .where('mobile_index', 'is not', null)
    .execute();
  const rows = people.flatMap(({ mobile_index }) =>
    mobile_index ? [{ mobile_index, cookie_hash: 'one browser', seen_at: t.services.now() }] : [],
  );
  await db.insertInto('known_browsers').values(rows).execute();
  await come(sharer, mate);
  await db.deleteFrom('known_browsers').execute();
  expect(await t.matchedOf(caseId)).toBe(0);
  for (const infoUuid of [caseId, ...others]) await come(sharer, await t.donor(), infoUuid);
  expect(await t.refusalsOf(activityId)).toEqual({
    ...{ 'share staff': 2, 'share sharedBrowser': 1, 'share personFull': 1 },
  });
  const venueId = await t.open(caseId);
  const asked = { activityId: venueId, infoUuid: caseId };
  expect((await t.call(subsidyOfShares, asked)).data).toMatchObject({ activityId, shares: 1 });
  const elsewhere = { activityId: venueId, infoUuid: others[0] ?? '' };
  expect((await t.call(subsidyOfShares, elsewhere)).refusal).toMatchObject({ reason: 'notFound' });
});

test('many who come at once bring one, and an empty pool nothing', async () => {
  const activityId = await t.pockets({ cases: caseId, poolInFen: 400, pocketInFen: 0 });
  const sharer = await t.donor();
  const visitors = await Promise.all(Array.from({ length: 10 }, () => t.donor()));
  await Promise.all(visitors.map((visitor) => come(sharer, visitor)));
  expect(await t.matchedOf(caseId)).toBe(200);
  for (let at = 0; at < 3; at += 1) await come(await t.donor(), await t.donor());
  expect(await t.matchedOf(caseId)).toBe(400);
  expect(await t.balance(`P:${activityId}`)).toBe(0);
  expect(await t.refusalsOf(activityId)).toMatchObject({ 'share poolLacks': 2 });
});
