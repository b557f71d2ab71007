import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { getCertificate } from '#src/shared/papers/certificates/calls.ts';
import { venueActivity } from '#src/shared/venues/calls.ts';
import * as lists from '#src/shared/venues/lists/calls.ts';
import * as calls from '#src/shared/venues/sub/calls.ts';
import { maxTeamName } from '#src/shared/venues/sub/team-page.ts';
import { openVenueDesk, type VenueDesk } from './venue-desk.ts';

let t: VenueDesk;
let one: string;
let activityId: string;
let token: string;
beforeAll(async () => {
  t = await openVenueDesk();
});
beforeEach(async () => {
  one = await t.addCase();
  activityId = await t.open(one);
  token = await t.donor();
});
afterAll(() => t.close());

const openPage = (name: string, as = token) =>
  t.call(calls.subVenueCreate, { activityId, name }, { token: as });
const rows = () =>
  t.services.db
    .selectFrom('sub_venues')
    .select('id')
    .where('activity_id', '=', activityId)
    .execute();
const decide = (subjectId: string, decision: 'pass' | 'refuse', words = '') =>
  inTransaction(t.services.db, async (trx) =>
    findQueue('teamPage')?.decide(
      trx,
      { subjectId, decision, words, refusals: {}, staffUserId: newId(), now: t.services.now() },
      t.services,
    ),
  );

test('a team opens its page, by which gifts count for it and for the venue', async () => {
  const { data } = await openPage('市一院志愿队');
  const { subActivityId } = data;
  const info = await t.call(venueActivity, { activityId: subActivityId });
  expect(info.data).toMatchObject({ activityId, subActivityId, subName: '市一院志愿队' });
  const gift = { infoUuid: one, amountInFen: 900, activityId: subActivityId, token };
  await t.giveThrough(gift);
  const sums = { people: 1, amountInFen: 900, cases: 1 };
  expect(await t.statistic(subActivityId)).toEqual(sums);
  expect(await t.statistic(activityId)).toEqual(sums);
  const own = await t.call(calls.subVenueOwnPart, { subActivityId }, { token });
  expect(own.data).toEqual({ gifts: 1, amountInFen: 900, families: 1, listed: true });
  const helpers = await t.call(lists.venueTopList, { activityId: subActivityId });
  expect(helpers.data.list.map(({ families }) => families)).toEqual([1]);
  for (const asked of [activityId, subActivityId]) {
    const certificate = await t.call(getCertificate, { activityId: asked }, { token });
    expect(certificate.data).toMatchObject({ amountInFen: 900 });
  }
  const wrong = await t.call(calls.subVenueOwnPart, { subActivityId: activityId }, { token });
  expect(wrong.status).toBe(404);
});

test('the same name is the same page; ten at once open no more than three of one person', async () => {
  const first = await openPage('三班');
  expect((await openPage('三班')).data).toEqual(first.data);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => openPage(`班级 ${at}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused?.refusal?.reason).toBe('teamPagesFull');
  expect(await rows()).toHaveLength(3);
  expect((await openPage('三班', await t.donor())).data).not.toEqual(first.data);
});

test('no page opens in a venue that is paused, none, or without a name or a sign-in', async () => {
  for (const name of ['', ' ', '我', '队'.repeat(maxTeamName + 1), '队\u0007名'])
    expect((await openPage(name)).status).toBe(400);
  expect((await t.call(calls.subVenueCreate, { activityId, name: '志愿队' })).status).toBe(401);
  const unknown = { activityId: newId(), name: '志愿队' };
  expect((await t.call(calls.subVenueCreate, unknown, { token })).status).toBe(404);
  await t.services.db
    .updateTable('activities')
    .set({ status: 'PAUSE' })
    .where('id', '=', activityId)
    .execute();
  expect((await openPage('志愿队')).refusal?.reason).toBe('venueClosed');
  expect(await rows()).toEqual([]);
});

test('staff take a page down: it is gone, who opened it reads why, and its gifts stay counted', async () => {
  const { subActivityId } = (await openPage('加微信返现')).data;
  await t.giveThrough({ infoUuid: one, amountInFen: 700, activityId: subActivityId, token });
  const seen = await findQueue('teamPage')?.find(t.services, subActivityId, 'zh-CN');
  expect(seen?.fields).toContainEqual(expect.objectContaining({ value: '加微信返现' }));
  await decide(subActivityId, 'refuse', '不能许诺返现。');
  expect((await t.call(venueActivity, { activityId: subActivityId })).status).toBe(404);
  const { list } = (await t.call(messageList, { anchorId: '' }, { token })).data;
  expect(list[0]).toMatchObject({ kind: 'teamPageHidden' });
  expect(list[0]?.words).toContain('不能许诺返现。');
  expect(await t.statistic(activityId)).toMatchObject({ amountInFen: 700 });
  // A link that lies about still gives, and counts for nobody.
  await t.giveThrough({ infoUuid: one, amountInFen: 300, activityId: subActivityId, token });
  expect(await t.statistic(activityId)).toMatchObject({ amountInFen: 700 });
  await expect(decide(subActivityId, 'refuse', '再一次')).rejects.toThrow();
  // It is not opened anew under the same name for nothing: what was taken down counts.
  for (const name of ['一', '二', '三'].map((start) => `${start}队`)) await openPage(name);
  expect(await rows()).toHaveLength(3);
});

test('passing leaves it where it is', async () => {
  const { subActivityId } = (await openPage('北门车队')).data;
  await decide(subActivityId, 'pass');
  expect((await t.call(venueActivity, { activityId: subActivityId })).status).toBe(200);
});
