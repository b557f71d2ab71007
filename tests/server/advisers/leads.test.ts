import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyRaise, askForCall, contactGw, getGwInfoV2 } from '#src/shared/advisers/calls.ts';
import { workingDaysAfter } from '#src/shared/advisers/leads/working-day.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { addAdviser } from '../../support/test-adviser.ts';
import { addFamily } from '../../support/test-family.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { as } from '../../support/test-staff.ts';
import { familyOf, fresh, getLead, leaveLead } from './leave-lead.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

test('a family of Kunming has an adviser of Kunming in the same request, who hears of it', async () => {
  const adviser = await addAdviser(t, '昆明');
  await addAdviser(t, '成都');
  const { clewId, adviser: named, callBy } = await leaveLead(t, '昆明市');
  expect(named).toMatchObject({ adviserId: adviser.adviserId, city: '昆明' });
  expect(callBy).toBe(workingDaysAfter(testNow, 1));
  expect(await getLead(t, clewId)).toMatchObject({ adviser_id: adviser.adviserId, reach: 'city' });
  expect((await leaveLead(t, 'Kunming')).adviser?.adviserId).toBe(adviser.adviserId);
  const { list } = (await t.call(messageList, { anchorId: '' }, as(adviser))).data;
  expect(list.map(({ kind }) => kind)).toEqual(['leadGiven', 'leadGiven']);
});

test('families of a city come to its advisers evenly, many at once too', async () => {
  const advisers = [await addAdviser(t, '西安'), await addAdviser(t, '西安')];
  const all = await Promise.all(Array.from({ length: 20 }, () => leaveLead(t, '西安')));
  const counts = advisers.map(
    ({ adviserId }) => all.filter(({ adviser }) => adviser?.adviserId === adviserId).length,
  );
  expect(counts).toEqual([10, 10]);
  const { data } = await t.call(getGwInfoV2, { city: '西安' }, fresh());
  const next = await leaveLead(t, '西安');
  expect(next.adviser?.adviserId).toBe(data.adviserId);
});

test('a city without an adviser comes to its province, and nowhere else to the common queue', async () => {
  const near = await addAdviser(t, '贵阳');
  const of = await leaveLead(t, '遵义');
  expect([of.adviser?.adviserId, (await getLead(t, of.clewId)).reach]).toEqual([
    near.adviserId,
    'region',
  ]);
  const nobody = await leaveLead(t, '拉萨');
  expect([nobody.adviser, (await getLead(t, nobody.clewId)).reach]).toEqual([null, 'common']);
  expect((await leaveLead(t, '无名镇')).adviser).toBeNull();
});

test('who resigned, was reported, has a hidden tag or no desk gets no family', async () => {
  const [resigned, other] = [await addAdviser(t, '青岛'), await addAdviser(t, '青岛')];
  const set = (id: string, row: object) =>
    t.services.db.updateTable('advisers').set(row).where('id', '=', id).execute();
  await set(resigned.adviserId, { resigned_at: 1 });
  for (const row of [{ tag: 2 }, { tag: 3 }, { reported_at: 1 }, { user_id: null }]) {
    await set(other.adviserId, { tag: 1, reported_at: null, user_id: other.userId });
    expect((await leaveLead(t, '青岛')).adviser?.adviserId).toBe(other.adviserId);
    await set(other.adviserId, row);
    expect((await leaveLead(t, '青岛')).adviser).toBeNull();
  }
});

test('whoever is asked for by name calls, and a family that has an adviser keeps them', async () => {
  const [asked, other] = [await addAdviser(t, '厦门'), await addAdviser(t, '漳州')];
  const { disease: _, ...lead } = familyOf('厦门');
  const named = await t.call(contactGw, { ...lead, adviserId: other.adviserId }, fresh());
  expect(named.data.adviser?.adviserId).toBe(other.adviserId);
  const again = await t.call(applyRaise, { ...lead, disease: '肝病' }, fresh());
  expect(again.data.adviser?.adviserId).toBe(other.adviserId);
  expect((await leaveLead(t, '厦门')).adviser?.adviserId).toBe(asked.adviserId);
});

test('nobody calls themselves, and who is stuck is called by the adviser of the city', async () => {
  const adviser = await addAdviser(t, '昭通');
  const own = { ...familyOf('昭通'), mobile: adviser.mobile };
  const { data } = await t.call(applyRaise, own, fresh());
  expect(data.adviser?.adviserId).not.toBe(adviser.adviserId);
  const stuck = await addFamily(t);
  await t.services.db
    .updateTable('cases')
    .set({ city: '昭通市' })
    .where('id', '=', stuck.caseId)
    .execute();
  const asked = { infoUuid: stuck.caseId, part: 'payee' } as const;
  const called = await t.call(askForCall, asked, { ...as(stuck) });
  expect(called.data.adviser?.adviserId).toBe(adviser.adviserId);
});

test('a lead keeps the channel of the last link', async () => {
  const common = {
    touches: { first: { at: 1, channel: 'a' }, last: { at: testNow, channel: 'b' } },
  };
  const message = Buffer.from(JSON.stringify(common)).toString('base64');
  const options = fresh({ 'x-common-message': message });
  const { data } = await t.call(applyRaise, familyOf('丽江'), options);
  expect((await getLead(t, data.clewId)).channel).toBe('b');
});
