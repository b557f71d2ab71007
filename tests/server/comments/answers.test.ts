import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { detailGet } from '#src/shared/cases/calls.ts';
import { commentGetV1, frameCommentList, frameCommentSave } from '#src/shared/comments/calls.ts';
import { makeGift } from '../../support/case-factory.ts';
import { makeComment, makeUser } from '../../support/comment-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { type CommentDesk, fresh, openCommentDesk, wordsOf } from './comment-desk.ts';

let t: CommentDesk;
beforeAll(async () => {
  t = await openCommentDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

test('a comment says when, whose face and what was answered, by the names of the documents', async () => {
  const said = await t.say('加油');
  expect(said).toMatchObject({ time: t.services.now(), headImgUrl: '/avatar.svg', comments: [] });
  await t.say('谢谢你', { parentId: said.commentId }, t.other);
  const { list } = await t.read(t.token);
  const [own] = list;
  expect(own).toMatchObject({ commentId: said.commentId, time: own?.createdAt });
  expect(own?.comments).toEqual([
    expect.objectContaining({
      content: '谢谢你',
      parentId: said.commentId,
      replyTo: said.nickname,
    }),
  ]);
  expect(own?.comments[0]?.time).toBe(own?.comments[0]?.createdAt);
});

test('in a thread as well, and the answer to what was just said is empty', async () => {
  const asked = { bizType: 'case', bizId: t.infoUuid } as const;
  const saved = await t.call(frameCommentSave, { ...asked, content: '在吗' }, fresh(t.token));
  expect(saved.data).toMatchObject({ time: saved.data.createdAt, comments: [] });
  await t.say('在的', { parentId: saved.data.commentId }, t.other);
  const thread = await t.call(frameCommentList, { ...asked, anchorId: '' }, fresh());
  const first = thread.data.list.find(({ commentId }) => commentId === saved.data.commentId);
  expect(first && wordsOf({ list: first.comments })).toEqual(['在的']);
});

test('an answer that was hidden or removed is answered to nobody but its author', async () => {
  const userId = await makeUser(t.services.db, '过客');
  const where = { caseId: t.infoUuid, userId };
  const parent_id = await makeComment(t.services.db, where, { content: '问' });
  const hidden = { parent_id, content: '藏', hidden_at: testNow, hidden_by: t.ownerUserId };
  await makeComment(t.services.db, where, hidden);
  await makeComment(t.services.db, where, { parent_id, content: '', removed_at: testNow });
  const seen = (await t.read()).list.find(({ commentId }) => commentId === parent_id);
  expect(seen?.comments).toEqual([]);
});

test('a gift with words is a comment too: its moment, its face, what was said under it', async () => {
  const gift = await makeGift(t.services.db, t.infoUuid, { words: '早日康复' });
  const userId = await makeUser(t.services.db);
  const order = { biz_type: 'order' as const, biz_id: gift, content: '收到' };
  await makeComment(t.services.db, { caseId: t.infoUuid, userId }, order);
  const page = { infoUuid: t.infoUuid, anchorId: '', size: 10 };
  const threads = (await t.call(commentGetV1, page, fresh())).data.list;
  expect(threads).toMatchObject([
    { time: threads[0]?.order.paidAt, headImgUrl: threads[0]?.order.headImgUrl },
  ]);
  const details = (await t.call(detailGet, page, fresh())).data.list;
  expect(details).toMatchObject([{ time: details[0]?.paidAt, comments: [{ content: '收到' }] }]);
});

test('a long thread leaves room for the others', async () => {
  const userId = await makeUser(t.services.db);
  const where = { caseId: t.infoUuid, userId };
  const [long, short] = [
    await makeComment(t.services.db, where, { content: '长', created_at: testNow }),
    await makeComment(t.services.db, where, { content: '短', created_at: testNow }),
  ];
  for (let at = 1; at <= 45; at += 1) {
    const answer = { parent_id: long, content: `答 ${at}`, created_at: testNow + at };
    await makeComment(t.services.db, where, answer);
  }
  const last = { parent_id: short, content: '后到', created_at: testNow + 99 };
  await makeComment(t.services.db, where, last);
  const list = (await t.read(undefined, { size: 50 })).list;
  const answersOf = (id: string) => {
    const found = list.find(({ commentId }) => commentId === id);
    return wordsOf({ list: found?.comments ?? [] });
  };
  expect(answersOf(long)).toHaveLength(20);
  expect(answersOf(long)[0]).toBe('答 1');
  expect(answersOf(short)).toEqual(['后到']);
});
