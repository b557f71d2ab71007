import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countReached } from '#src/server/progress/count-reached.ts';
import { tagOfBlessings } from '#src/server/progress/find-blessings.ts';
import { findFollowed, findNews } from '#src/server/progress/find-followed-news.ts';
import * as follows from '#src/shared/progress/follow/calls.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { fresh, openPostDesk, type PostDesk } from './post-desk.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

const follow = (infoUuid = t.infoUuid) =>
  t.call(follows.progressFollow, { infoUuid }, fresh(t.other));
const news = async (anchorId = '', size = 2) =>
  findNews(t.services.db, {
    followed: await findFollowed(t.services.db, { userId: t.otherUserId, locale: 'zh-CN' }),
    anchorId,
    size,
  });

test('news reach who gave or followed before they came, and never the family itself', async () => {
  const { db } = t.services;
  const { infoUuid, ownerUserId } = t;
  const reachedAt = (at: number) => countReached(db, { infoUuid, ownerUserId }, at);
  await t.follow(t.owner);
  await makeGift(db, infoUuid, { user_id: ownerUserId, paid_at: testNow });
  expect(await reachedAt(testNow)).toEqual({ donors: 0, followers: 0 });
  await t.follow(t.other);
  await makeGift(db, infoUuid, { user_id: t.otherUserId, paid_at: testNow });
  expect(await reachedAt(testNow - 1)).toEqual({ donors: 0, followers: 0 });
  expect(await reachedAt(testNow)).toEqual({ donors: 1, followers: 1 });
});

test('following twice is following once, and unfollowing ends it', async () => {
  await Promise.all([follow(), follow(), follow()]);
  expect(
    await findFollowed(t.services.db, { userId: t.otherUserId, locale: 'zh-CN' }),
  ).toHaveLength(1);
  const left = await t.call(follows.progressUnfollow, { infoUuid: t.infoUuid }, fresh(t.other));
  expect(left.data).toEqual({ following: false });
  expect(await findFollowed(t.services.db, { userId: t.otherUserId, locale: 'zh-CN' })).toEqual([]);
});

test('a button learns whether its reader follows; a guest follows nothing, and is no error', async () => {
  const ask = (token?: string) =>
    t.call(follows.progressFollowing, { infoUuid: t.infoUuid }, fresh(token));
  await follow();
  const answers = [await ask(t.other), await ask(t.owner), await ask()];
  expect(answers.map(({ status, data }) => [status, data.following])).toEqual([
    [200, true],
    [200, false],
    [200, false],
  ]);
});

test('only a public case can be followed, and only with an account', async () => {
  const pending = await makeCase(t.services.db, { status: 'APPROVE_PENDING' });
  expect((await follow(pending.id)).status).toBe(404);
  const guest = await t.call(follows.progressFollow, { infoUuid: t.infoUuid }, fresh());
  expect(guest.status).toBe(401);
});

test('news are the passed posts of followed cases, newest first, page by page', async () => {
  await follow();
  const made: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    t.setNow(testNow + at);
    made.unshift((await t.post()).progressId);
    if (at < 4) await t.decide(made[0] as string);
  }
  const pages: string[] = [];
  let anchorId = '';
  do {
    const page = await news(anchorId);
    pages.push(...page.list.map(({ post }) => post.progressId));
    anchorId = page.anchorId;
  } while (anchorId !== '');
  expect(pages).toEqual(made.slice(1));
});

test('a device blesses once of each kind, an account wherever it is', async () => {
  const device = { 'x-client-address': '203.0.113.7', 'user-agent': 'Phone' };
  const bless = async (kind: 'hug' | 'light', headers: Record<string, string> = device) =>
    (await t.call(follows.progressBless, { infoUuid: t.infoUuid, kind }, { headers })).data.count;
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  expect(await Promise.all([bless('hug'), bless('hug'), bless('hug')])).toEqual([1, 1, 1]);
  expect(await bless('light')).toBe(1);
  expect(await bless('hug', { ...device, 'user-agent': 'Tablet' })).toBe(2);
  for (const address of ['203.0.113.8', '203.0.113.9']) {
    const as = { token: t.other, headers: { 'x-client-address': address } };
    const input = { infoUuid: t.infoUuid, kind: 'hug' } as const;
    expect((await t.call(follows.progressBless, input, as)).data.count).toBe(3);
  }
  stop();
  expect(purged).toEqual(Array(4).fill(tagOfBlessings(t.infoUuid)));
});

test('a page learns what its reader left, by account or else by device', async () => {
  const device = { 'x-client-address': '203.0.113.17', 'user-agent': 'Phone' };
  const input = { infoUuid: t.infoUuid };
  const left = async (asked: object) =>
    (await t.call(follows.progressBlessed, input, asked)).data.kinds;
  await t.call(follows.progressBless, { ...input, kind: 'hug' }, { headers: device });
  await t.call(follows.progressBless, { ...input, kind: 'light' }, fresh(t.other));
  expect(await left({ headers: device })).toEqual(['hug']);
  expect(await left({ headers: { ...device, 'user-agent': 'Tablet' } })).toEqual([]);
  expect(await left(fresh(t.other))).toEqual(['light']);
});

test('blessings of one address are bounded, and a hidden case takes none', async () => {
  const headers = { 'x-client-address': '203.0.113.77' };
  const bless = (infoUuid: string) =>
    t.call(follows.progressBless, { infoUuid, kind: 'hug' }, { headers });
  const pending = await makeCase(t.services.db, { status: 'APPROVE_PENDING' });
  expect((await bless(pending.id)).status).toBe(404);
  const many = await Promise.all(Array.from({ length: 25 }, () => bless(t.infoUuid)));
  expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});
