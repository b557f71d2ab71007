import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { makeGift } from '../../support/case-factory.ts';
import { makeComment, makeUser } from '../../support/comment-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { type CommentDesk, openCommentDesk, wordsOf } from './comment-desk.ts';

let t: CommentDesk;
beforeAll(async () => {
  t = await openCommentDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

describe('the list of a case', () => {
  test('walks newest first without gaps or repeats while others write', async () => {
    const userId = await makeUser(t.services.db);
    const made: string[] = [];
    for (let i = 0; i < 11; i += 1) {
      const created_at = testNow - 900 + Math.floor(i / 3);
      made.push(await makeComment(t.services.db, { caseId: t.infoUuid, userId }, { created_at }));
    }
    const seen: string[] = [];
    let anchorId = '';
    do {
      const page = await t.read(undefined, { anchorId, size: 3 });
      seen.push(...page.list.map(({ commentId }) => commentId));
      anchorId = page.anchorId;
      await makeComment(t.services.db, { caseId: t.infoUuid, userId }, { created_at: testNow });
    } while (anchorId !== '');
    expect(seen.toSorted()).toEqual(made.toSorted());
  });

  test('walks the most liked first without gaps or repeats', async () => {
    const userId = await makeUser(t.services.db);
    const likes = [3, 0, 7, 3, 0];
    for (const [at, like_count] of likes.entries()) {
      const content = `${like_count} ${at}`;
      const of = { like_count, content, created_at: testNow + at };
      await makeComment(t.services.db, { caseId: t.infoUuid, userId }, of);
    }
    const seen: string[] = [];
    let anchorId = '';
    do {
      const page = await t.read(undefined, { anchorId, size: 2, order: 'liked' });
      seen.push(...wordsOf(page));
      anchorId = page.anchorId;
    } while (anchorId !== '');
    expect(seen).toEqual(['7 2', '3 3', '3 0', '0 4', '0 1']);
  });

  test('is led by the viewer’s own, which no later page repeats', async () => {
    const userId = await makeUser(t.services.db);
    await t.say('我最早说的');
    for (let i = 0; i < 4; i += 1) {
      const created_at = t.services.now() + i;
      const content = `别人 ${i}`;
      await makeComment(t.services.db, { caseId: t.infoUuid, userId }, { created_at, content });
    }
    const first = await t.read(t.token, { size: 2 });
    expect(wordsOf(first)).toEqual(['我最早说的', '别人 3', '别人 2']);
    const second = await t.read(t.token, { size: 2, anchorId: first.anchorId });
    expect(wordsOf(second)).toEqual(['别人 1', '别人 0']);
    expect(wordsOf(await t.read(undefined, { size: 2 }))).toEqual(['别人 3', '别人 2']);
  });

  test('then come those under gifts of the one who passed the case on, if not anonymous', async () => {
    const { sharer, named } = await cameByShare();
    const userId = await makeUser(t.services.db);
    const order = { biz_type: 'order' as const, created_at: testNow - 5000 };
    const where = { caseId: t.infoUuid, userId };
    await makeComment(t.services.db, where, { ...order, biz_id: named, content: '谢谢转发的人' });
    const secret = await makeGift(t.services.db, t.infoUuid, { user_id: sharer, anonymous: 1 });
    await makeComment(t.services.db, where, { ...order, biz_id: secret, content: '谢谢匿名的人' });
    await makeComment(t.services.db, where, { content: '路过' });
    await t.say('我的话');
    expect(wordsOf(await t.read(t.token))).toEqual([
      '我的话',
      '谢谢转发的人',
      '路过',
      '谢谢匿名的人',
    ]);
    expect(wordsOf(await t.read(t.other))[0]).toBe('我的话');
  });

  async function cameByShare() {
    const { db } = t.services;
    const sharer = await makeUser(db, '转发的人');
    const shareId = newId();
    await db
      .insertInto('shares')
      .values({
        ...{ id: shareId, uuid: newId(), case_id: t.infoUuid, user_id: sharer },
        ...{ parent_share_id: null, degree: 1, channel: 4, visit_count: 0, created_at: testNow },
      })
      .execute();
    const named = await makeGift(db, t.infoUuid, { user_id: sharer });
    const userId = await t.userIdOf(t.token);
    await makeGift(db, t.infoUuid, { user_id: userId, share_source_id: shareId });
    return { sharer, named };
  }
});

test('the fundraiser is marked, and someone without a name has the default one', async () => {
  await makeComment(
    t.services.db,
    { caseId: t.infoUuid, userId: t.ownerUserId },
    { content: '谢谢大家' },
  );
  const nameless = await makeUser(t.services.db, '');
  await makeComment(
    t.services.db,
    { caseId: t.infoUuid, userId: nameless },
    { created_at: testNow },
  );
  const { list } = await t.read();
  expect(list.map(({ isRaiser, nickname }) => [isRaiser, nickname])).toEqual([
    [false, '爱心人士'],
    [true, '小树爸爸'],
  ]);
});
