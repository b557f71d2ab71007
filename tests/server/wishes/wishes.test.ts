import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import { countWishes } from '#src/server/wishes/find-wishes.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import * as calls from '#src/shared/wishes/calls.ts';
import { maxWishLength, wishPauseMs } from '#src/shared/wishes/wish-view.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
let number = 13_500_000_100;
let token: string;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  t.setNow(testNow);
  token = await signInNext();
});
afterAll(() => t.close());

function signInNext(): Promise<string> {
  number += 1;
  return t.signIn(String(number));
}

const from = (as?: string) => ({
  ...(as ? { token: as } : {}),
  headers: { 'x-client-address': newId() },
});
const hang = (content: string, as = token, more: { named?: boolean } = {}) =>
  t.call(calls.saveWishing, { content, ...more }, from(as));
const read = async (size = 50) => (await t.call(calls.lastWishes, { size }, from())).data.list;
const count = async () => (await t.call(calls.wishStat, {}, from())).data.count;
const shownRows = async () => {
  const rows = await t.services.db
    .selectFrom('wishes')
    .select('id')
    .where('hidden_at', 'is', null)
    .execute();
  return rows.length;
};
const decide = (subjectId: string, decision: 'pass' | 'refuse', words = '') =>
  inTransaction(t.services.db, async (trx) =>
    findQueue('wish')?.decide(
      trx,
      { subjectId, decision, words, refusals: {}, staffUserId: newId(), now: testNow },
      t.services,
    ),
  );

test('a wish hangs at once, leads the list, counts, and waits for staff to look at it', async () => {
  const before = await count();
  t.setNow(testNow + 2 * wishPauseMs);
  const { data } = await hang('愿大家都好。');
  expect((await read())[0]).toEqual(data);
  expect(data).toMatchObject({ content: '愿大家都好。', nickname: null });
  expect(await count()).toBe(before + 1);
  const seen = await findQueue('wish')?.find(t.services, data.wishId, 'zh-CN');
  expect(seen?.fields).toContainEqual(expect.objectContaining({ value: '愿大家都好。' }));
});

test('nobody is named who did not choose it', async () => {
  const other = await signInNext();
  expect((await hang('愿早日康复。', other)).data.nickname).toBeNull();
  const named = await hang('愿早日康复！', token, { named: true });
  expect(named.data.nickname).not.toBeNull();
});

test('the same words within the hour are one wish; others say how long to wait, and then hang', async () => {
  const first = await hang('愿今晚睡得好。');
  expect((await hang('愿今晚睡得好。')).data.wishId).toBe(first.data.wishId);
  t.setNow(testNow + wishPauseMs / 2);
  const soon = await hang('愿明天也好。');
  expect([soon.status, soon.refusal?.reason]).toEqual([429, 'tooManyRequests']);
  expect(soon.refusal?.retryAfterSeconds).toBe(wishPauseMs / 2 / 1000);
  t.setNow(testNow + wishPauseMs);
  expect((await hang('愿明天也好。')).status).toBe(200);
  expect(await count()).toBe(await shownRows());
});

test('ten of one person at the same moment are one, and the count is of rows', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => hang(`愿 ${i}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await count()).toBe(await shownRows());
});

test('words that are none, too many, or of a stranger hang nothing', async () => {
  const before = await shownRows();
  for (const content of ['', '  ', '愿'.repeat(maxWishLength + 1), '愿\u0007'])
    expect((await hang(content)).status).toBe(400);
  expect((await t.call(calls.saveWishing, { content: '愿' }, from())).status).toBe(401);
  expect(await shownRows()).toBe(before);
});

test('staff take one down: it is gone everywhere, its author reads why, and once is once', async () => {
  const { data } = await hang('加微信看病打折');
  const before = await count();
  await decide(data.wishId, 'refuse', '不能做广告。');
  expect(await count()).toBe(before - 1);
  expect(await count()).toBe(await shownRows());
  expect((await read()).some(({ wishId }) => wishId === data.wishId)).toBe(false);
  expect((await t.call(calls.shareWish, { wishId: data.wishId }, from(token))).status).toBe(404);
  const url = `${calls.wishPoster.path}?wishId=${data.wishId}`;
  expect((await t.request(url)).status).toBe(404);
  const { list } = (await t.call(messageList, { anchorId: '' }, { token })).data;
  expect(list[0]).toMatchObject({ kind: 'wishHidden' });
  expect(list[0]?.words).toContain('不能做广告。');
  await expect(decide(data.wishId, 'refuse', '再一次')).rejects.toThrow();
  expect(await countWishes(t.services.db)).toBe(await shownRows());
});

test('passing leaves it on the tree', async () => {
  const { data } = await hang('愿复查一切都好。');
  await decide(data.wishId, 'pass');
  expect((await read()).map(({ wishId }) => wishId)).toContain(data.wishId);
});

test('who passes one on counts once, and gets its words, link and picture', async () => {
  const { data } = await hang('愿手术顺利。');
  const share = async (as: string) =>
    (await t.call(calls.shareWish, { wishId: data.wishId }, from(as))).data;
  const shared = await share(token);
  expect(shared).toMatchObject({ desc: '愿手术顺利。', shareCount: 1 });
  expect(shared.link).toContain(data.wishId);
  expect((await share(token)).shareCount).toBe(1);
  expect((await share(await signInNext())).shareCount).toBe(2);
  const picture = await t.request(new URL(shared.imgUrl).pathname + new URL(shared.imgUrl).search);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
});

test('there are words for who finds none, in both languages', async () => {
  const { list } = (await t.call(calls.sampleWords, {}, from())).data;
  expect(list.length).toBeGreaterThan(3);
  for (const words of list) expect(words.length).toBeLessThanOrEqual(maxWishLength);
});
