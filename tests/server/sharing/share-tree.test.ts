import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { getShareInfo, saveShareWords, shareSuccess } from '#src/shared/sharing/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testOrigin } from '../../support/test-server.ts';
import { share, shareRowOf, userIdOf } from '../../support/test-sharing.ts';

let t: TestServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  infoUuid = (await makeCase(t.services.db)).id;
});
afterAll(() => t.close());

test('what is shared has the case, a tracked link and a picture of our own', async () => {
  const { data } = await t.call(getShareInfo, { infoUuid, channel: 4 });
  const link = new URL(data.link);
  expect(link.origin).toBe(testOrigin);
  expect(link.pathname).toBe(`/cf/contribute/${infoUuid}`);
  expect(link.searchParams.get('sharedv')).toBe('1');
  expect(link.searchParams.get('shareSourceId')).toBe(data.shareId);
  expect(data.title).toBe('小树等一次手术');
  expect(data.imgUrl).toContain(`${testOrigin}/api/cf/v4/share/poster?`);
  const answer = await t.call(shareSuccess, {
    uuid: newId(),
    infoId: infoUuid,
    shareId: data.shareId,
  });
  expect(answer.data).toEqual({ shareId: data.shareId, shareCount: 1 });
});

test('the link of someone signed in tells two links of one person, and not which', async () => {
  const token = await t.signIn('13900000021');
  const links = await Promise.all(
    [1, 2].map(async () => (await t.call(getShareInfo, { infoUuid }, { token })).data.link),
  );
  const [one, other] = links.map((link) => new URL(link).searchParams.get('userSourceId'));
  expect(one).toMatch(/^[\w-]{22}$/);
  expect(other).toBe(one);
  expect(one).not.toBe(await userIdOf(t, '13900000021'));
});

test('each passing-on is a degree deeper, and never deeper than a gift can tell', async () => {
  const first = await share(t, { infoId: infoUuid });
  const second = await share(t, { infoId: infoUuid, shareSourceId: first });
  expect(await shareRowOf(t, second)).toMatchObject({ degree: 2, parent_share_id: first });
  const { data } = await t.call(getShareInfo, { infoUuid, shareSourceId: second });
  expect(new URL(data.link).searchParams.get('sharedv')).toBe('3');
  const deep = { ...(await shareRowOf(t, first)), id: newId(), uuid: newId(), degree: 99 };
  await t.services.db.insertInto('shares').values(deep).execute();
  expect(
    (await shareRowOf(t, await share(t, { infoId: infoUuid, shareSourceId: deep.id }))).degree,
  ).toBe(99);
});

test('a share of another case, or of none, is no parent', async () => {
  const other = await makeCase(t.services.db);
  const foreign = await share(t, { infoId: other.id });
  for (const shareSourceId of [foreign, newId()]) {
    const made = await shareRowOf(t, await share(t, { infoId: infoUuid, shareSourceId }));
    expect(made).toMatchObject({ degree: 1, parent_share_id: null });
  }
});

test('a share sent twice or twice at once counts once', async () => {
  const input = { uuid: newId(), infoId: infoUuid };
  const answers = await Promise.all([t.call(shareSuccess, input), t.call(shareSuccess, input)]);
  answers.push(await t.call(shareSuccess, input));
  const ids = new Set(answers.map(({ data }) => data.shareId));
  expect(ids.size).toBe(1);
  expect(answers.at(-1)?.data.shareCount).toBe(1);
});

test('the uuid or the id of a share of someone else is a conflict', async () => {
  const uuid = newId();
  const shareId = await share(t, { infoId: infoUuid, uuid });
  const token = await t.signIn('13900000022');
  const others = [
    await t.call(shareSuccess, { uuid, infoId: infoUuid }, { token }),
    await t.call(shareSuccess, { uuid, infoId: (await makeCase(t.services.db)).id }),
    await t.call(shareSuccess, { uuid: newId(), infoId: infoUuid, shareId }),
  ];
  for (const { status, code } of others) expect([status, code]).toEqual([409, 40900]);
});

test.each([
  { display_status: 4 },
  { status: 'FINISHED' as const, end_reason: 203, finished_at: 1 },
])('a case in doubt or returned is not shared: %o', async (state) => {
  const { id } = await makeCase(t.services.db, state);
  expect((await t.call(getShareInfo, { infoUuid: id })).code).toBe(40910);
  expect((await t.call(shareSuccess, { uuid: newId(), infoId: id })).code).toBe(40910);
});

test('a case that is not public answers as an absent one', async () => {
  const { id } = await makeCase(t.services.db, { status: 'APPROVE_PENDING', published_at: null });
  expect((await t.call(getShareInfo, { infoUuid: id })).code).toBe(40400);
  expect((await t.call(shareSuccess, { uuid: newId(), infoId: id })).code).toBe(40400);
});

test("a fundraiser's own words stand per channel, then for all, then the platform's", async () => {
  const token = await t.signIn('13900000027');
  const owned = await makeCase(t.services.db, { owner_user_id: await userIdOf(t, '13900000027') });
  const wordsFor = async (channel: number) =>
    (await t.call(getShareInfo, { infoUuid: owned.id, channel })).data.title;
  const save = (channel: number, title: string) =>
    t.call(saveShareWords, { infoUuid: owned.id, channel, title }, { token });
  await save(0, '请看一眼');
  await save(5, '朋友圈里的话');
  expect([await wordsFor(5), await wordsFor(4)]).toEqual(['朋友圈里的话', '请看一眼']);
  await save(5, '另一句');
  expect(await wordsFor(5)).toBe('另一句');
  await save(5, '');
  await save(0, '');
  expect(await wordsFor(5)).toBe('小树等一次手术');
});
