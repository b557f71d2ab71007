import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import * as calls from '#src/shared/comments/calls.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { type CommentDesk, fresh, openCommentDesk, wordsOf } from './comment-desk.ts';

let t: CommentDesk;
beforeAll(async () => {
  t = await openCommentDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

describe('adding a comment', () => {
  test('keeps its words and line breaks, and says who wrote it', async () => {
    const added = await t.say('  第一行\r\n第二行  ');
    expect(added).toMatchObject({ content: '第一行\n第二行', isSelf: true, canRemove: true });
    const [seen] = (await t.read(t.other)).list;
    expect(seen).toMatchObject({ commentId: added.commentId, isSelf: false, canRemove: false });
  });

  test('makes the pages of the case anew', async () => {
    const purged: string[] = [];
    const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
    await t.say('加油');
    stop();
    expect(purged).toEqual([tagOfCase(t.infoUuid)]);
  });

  test.each([
    ['', 'content'],
    [' \n ', 'content'],
    ['长'.repeat(501), 'content'],
    ['控制\u0000字符', 'content'],
  ])('refuses words like %j', async (content, field) => {
    const { status, refusal } = await t.call(
      calls.commentAdd,
      { infoUuid: t.infoUuid, content },
      fresh(t.token),
    );
    expect([status, Object.keys(refusal?.fields ?? {})]).toEqual([400, [field]]);
  });

  test('takes 500 characters', async () => {
    expect((await t.say('长'.repeat(500))).content).toHaveLength(500);
  });

  test('sent twice within a minute is one comment', async () => {
    const [one, two] = [await t.say('同一句'), await t.say('同一句')];
    expect(two.commentId).toBe(one.commentId);
    t.setNow(t.services.now() + 61_000);
    expect((await t.say('同一句')).commentId).not.toBe(one.commentId);
  });

  test.each([
    { status: 'FINISHED', end_reason: 203 },
    { status: 'CROWDFUNDING_STATED', display_status: 4 },
    { status: 'FINISHED', end_reason: 4 },
  ] as const)('is refused where the case is past comments: %o', async (state) => {
    const closed = await makeCase(t.services.db, state);
    const input = { infoUuid: closed.id, content: '加油' };
    const { refusal } = await t.call(calls.commentAdd, input, fresh(t.token));
    expect(refusal?.reason).toBe('commentsClosed');
  });

  test('finds no case that is not public, no progress yet, and no gift of another case', async () => {
    const pending = await makeCase(t.services.db, { status: 'APPROVE_PENDING' });
    const gift = await makeGift(t.services.db, (await makeCase(t.services.db)).id);
    const unpaid = await makeGift(t.services.db, t.infoUuid, { paid_at: null });
    for (const more of [
      { infoUuid: pending.id },
      { infoUuid: newId() },
      { progressId: newId() },
      { orderId: gift },
      { orderId: unpaid },
      { parentId: newId() },
    ]) {
      const input = { infoUuid: t.infoUuid, content: '加油', ...more };
      expect((await t.call(calls.commentAdd, input, fresh(t.token))).status).toBe(404);
    }
  });
});

describe('threads', () => {
  test('an answer goes to the thread of what it answers, and names whom', async () => {
    const orderId = await makeGift(t.services.db, t.infoUuid);
    const first = await t.say('谢谢你', { orderId });
    const answer = await t.say('不客气', { parentId: first.commentId }, t.other);
    expect(answer).toMatchObject({ bizType: 'order', bizId: orderId, parentId: first.commentId });
    expect(answer.replyTo).toBe(first.nickname);
  });

  test('one thread is read and written by what it hangs on', async () => {
    const bizId = await makeGift(t.services.db, t.infoUuid);
    const thread = { bizType: 'order', bizId } as const;
    await t.call(calls.frameCommentSave, { ...thread, content: '收到' }, fresh(t.token));
    await t.say('在别处');
    const { data } = await t.call(calls.frameCommentList, thread, fresh());
    expect(wordsOf(data)).toEqual(['收到']);
    expect(wordsOf(await t.read()).toSorted()).toEqual(['在别处', '收到'].toSorted());
    for (const bizType of ['progress', 'verification', 'order', 'case'] as const) {
      const absent = { bizType, bizId: newId() };
      expect((await t.call(calls.frameCommentList, absent, fresh())).status).toBe(404);
    }
  });

  test('gifts come with what was said under them, newest gift first', async () => {
    const older = await makeGift(t.services.db, t.infoUuid, { paid_at: testNow - 9000 });
    const newer = await makeGift(t.services.db, t.infoUuid, { paid_at: testNow - 8000 });
    await makeGift(t.services.db, t.infoUuid, { paid_at: testNow - 7000 });
    await t.say('甲', { orderId: older });
    t.setNow(t.services.now() + 1);
    await t.say('乙', { orderId: older }, t.other);
    await t.say('丙', { orderId: newer });
    const first = await t.call(calls.commentGetV1, { infoUuid: t.infoUuid, size: 1 }, fresh());
    expect(first.data.list.map(({ order }) => order.orderId)).toEqual([newer]);
    const { anchorId } = first.data;
    const second = await t.call(
      calls.commentGetV1,
      { infoUuid: t.infoUuid, size: 1, anchorId },
      fresh(),
    );
    expect(second.data.list.map(({ comments }) => wordsOf({ list: comments }))).toEqual([
      ['甲', '乙'],
    ]);
    expect(second.data.hasNext).toBe(false);
  });
});
