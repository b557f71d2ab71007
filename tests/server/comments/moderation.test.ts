import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as calls from '#src/shared/comments/calls.ts';
import { linkTo } from '#src/shared/routes.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { testOrigin } from '../../support/test-server.ts';
import { type CommentDesk, fresh, openCommentDesk, wordsOf } from './comment-desk.ts';

let t: CommentDesk;
beforeAll(async () => {
  t = await openCommentDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

const remove = (commentId: string, as: string) =>
  t.call(calls.commentRemove, { commentId }, fresh(as));

/** Opens a session of the fundraiser of this test's case. */
async function ownerToken(): Promise<string> {
  const token = await t.signIn('13700000001');
  const { id } = await makeCase(t.services.db, { owner_user_id: await t.userIdOf(token) });
  t.infoUuid = id;
  return token;
}

async function staffToken(): Promise<string> {
  const token = await t.signIn('13700000002');
  const user_id = await t.userIdOf(token);
  await t.services.db
    .insertInto('staff_roles')
    .values({ user_id, role: 'reviewer', created_at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return token;
}

test('an author removes a comment, and its words are gone from the database too', async () => {
  const { commentId } = await t.say('说错了');
  expect((await remove(commentId, t.token)).status).toBe(200);
  expect((await t.read()).list).toEqual([]);
  expect((await t.read(t.token)).list).toEqual([]);
  const row = await t.services.db
    .selectFrom('comments')
    .select('content')
    .where('id', '=', commentId)
    .executeTakeFirstOrThrow();
  expect(row.content).toBe('');
  expect((await remove(commentId, t.token)).status).toBe(200);
});

test("a stranger can not remove, and someone else's comment answers as an absent one", async () => {
  const { commentId } = await t.say('留着');
  expect((await remove(commentId, t.other)).status).toBe(404);
  expect((await t.read()).list).toHaveLength(1);
});

test('the fundraiser and staff hide; no list shows it to anyone but its author, who is told', async () => {
  const owner = await ownerToken();
  for (const moderator of [owner, await staffToken()]) {
    const orderId = await makeGift(t.services.db, t.infoUuid);
    const { commentId } = await t.say(`不合适的话 ${moderator}`, { orderId });
    expect((await t.read(moderator)).list[0]?.canRemove).toBe(true);
    expect((await remove(commentId, moderator)).status).toBe(200);
    for (const reader of [undefined, t.other, owner, moderator]) {
      const answers = await Promise.all([
        t.call(calls.commentGet, { infoUuid: t.infoUuid }, fresh(reader)),
        t.call(calls.commentGetV1, { infoUuid: t.infoUuid }, fresh(reader)),
        t.call(calls.frameCommentList, { bizType: 'order', bizId: orderId }, fresh(reader)),
      ]);
      expect(JSON.stringify(answers.map(({ data }) => data))).not.toContain('不合适的话');
    }
    const own = (await t.read(t.token)).list.find((one) => one.commentId === commentId);
    expect(own).toMatchObject({ hidden: true, isSelf: true });
  }
});

test('who hid a comment does not bring it back, and its author may still remove it', async () => {
  const owner = await ownerToken();
  const { commentId } = await t.say('藏起来');
  await remove(commentId, owner);
  await remove(commentId, owner);
  expect((await remove(commentId, t.token)).status).toBe(200);
  expect((await t.read(t.token)).list).toEqual([]);
});

test('a hidden comment can be neither answered nor liked by others, and answers do not name it', async () => {
  const owner = await ownerToken();
  const { commentId } = await t.say('原话');
  const answer = await t.say('回答', { parentId: commentId }, t.other);
  await remove(commentId, owner);
  const like = { bizType: 'comment', bizId: commentId, on: true } as const;
  expect((await t.call(calls.frameLike, like, fresh(t.other))).status).toBe(404);
  const input = { infoUuid: t.infoUuid, content: '再答', parentId: commentId };
  expect((await t.call(calls.commentAdd, input, fresh(t.other))).status).toBe(404);
  const [seen] = (await t.read()).list;
  expect(seen).toMatchObject({ commentId: answer.commentId, replyTo: null });
});

function submit(path: string, fields: Record<string, string>, token?: string) {
  return t.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      origin: testOrigin,
      'x-client-address': crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
}

test('without script one comments on the page of the case and comes back to the comments', async () => {
  const path = linkTo('contribute', { params: { infoUuid: t.infoUuid }, locale: 'en' });
  const sent = { step: 'comment', content: '加油' };
  expect((await submit(path, sent)).status).toBe(422);
  const answer = await submit(path, sent, t.token);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}#comments`]);
  expect(wordsOf(await t.read())).toEqual(['加油']);
});

test('without script one answers, likes, takes back and removes on the list', async () => {
  const { commentId } = await t.say('第一句', {}, t.other);
  const { infoUuid } = t;
  const path = linkTo('commentList', { query: { infoUuid }, locale: 'zh-CN' });
  const comment = { step: 'comment', content: '回答', parentId: commentId };
  const thread = { infoUuid, threadType: '', threadId: '' };
  const answer = await submit(path, { ...comment, ...thread }, t.token);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}#comments`]);
  await submit(path, { step: 'like', bizId: commentId, on: '1', ...thread }, t.token);
  const [own, first] = (await t.read(t.token)).list;
  expect(own).toMatchObject({ content: '回答', parentId: commentId });
  expect(first).toMatchObject({ likeCount: 1, liked: true });
  await submit(path, { step: 'like', bizId: commentId, on: '0', infoUuid }, t.token);
  await submit(path, { step: 'remove', commentId: own?.commentId ?? '', infoUuid }, t.token);
  expect((await t.read(t.token)).list).toMatchObject([{ likeCount: 0, liked: false }]);
});
