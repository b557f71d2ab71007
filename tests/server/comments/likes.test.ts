import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { frameLike, frameLiked } from '#src/shared/comments/calls.ts';
import type { LikedType } from '#src/shared/comments/comment-view.ts';
import { makeVerification } from '../../support/comment-factory.ts';
import { untilTaken } from '../../support/until-taken.ts';
import { type CommentDesk, fresh, openCommentDesk } from './comment-desk.ts';

let t: CommentDesk;
beforeAll(async () => {
  t = await openCommentDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

const like = (bizType: LikedType, bizId: string, on: boolean, as = t.token) =>
  t.call(frameLike, { bizType, bizId, on }, fresh(as));

test('a like counts once, is taken back once, and the pages are made anew only then', async () => {
  const { commentId } = await t.say('好话');
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  const answers = [];
  for (const on of [true, true, false, false]) {
    answers.push((await like('comment', commentId, on)).data);
  }
  stop();
  expect(answers).toEqual([
    { liked: true, count: 1 },
    { liked: true, count: 1 },
    { liked: false, count: 0 },
    { liked: false, count: 0 },
  ]);
  expect(purged).toEqual([tagOfCase(t.infoUuid), tagOfCase(t.infoUuid)]);
});

test('a list learns what its reader likes of it; a guest likes nothing, and is no error', async () => {
  const [one, two] = [(await t.say('好话')).commentId, (await t.say('好话')).commentId];
  await like('comment', two, true);
  const ask = (as: string | undefined, bizIds = [one, two]) =>
    t.call(frameLiked, { bizType: 'comment', bizIds }, fresh(as));
  const other = await t.signIn('13200000099');
  const answers = [
    await ask(t.token),
    await ask(other),
    await ask(undefined),
    await ask(t.token, []),
  ];
  expect(answers.map(({ status, data }) => [status, data.liked])).toEqual([
    [200, [two]],
    [200, []],
    [200, []],
    [200, []],
  ]);
  expect((await ask(t.token, Array.from({ length: 51 }, newId))).status).toBe(400);
});

test('500 likes at once by 20 people are 20, and as many taken back are none', async () => {
  const { commentId } = await t.say('好话');
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, i) => t.signIn(String(13_200_000_000 + i))),
  );
  const all = (on: boolean) =>
    Promise.all(
      Array.from({ length: 500 }, (_, i) =>
        untilTaken(() => like('comment', commentId, on, people[i % 20])),
      ),
    );
  for (const [on, count] of [
    [true, 20],
    [false, 0],
  ] as const) {
    const answers = await all(on);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await t.read()).list[0]?.likeCount).toBe(count);
    const { rows } = await countLikes(commentId);
    expect(rows).toBe(count);
  }
});

async function countLikes(bizId: string) {
  return t.services.db
    .selectFrom('likes')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('biz_id', '=', bizId)
    .executeTakeFirstOrThrow();
}

test('a verification is liked as well, while it is shown', async () => {
  const verifyId = await makeVerification(t.services.db, t.infoUuid);
  expect((await like('verification', verifyId, true)).data).toEqual({ liked: true, count: 1 });
  const pending = await makeVerification(t.services.db, t.infoUuid, { counted_at: null });
  const hidden = await makeVerification(t.services.db, t.infoUuid, { hidden_at: 1 });
  for (const bizId of [pending, hidden, newId()]) {
    expect((await like('verification', bizId, true)).status).toBe(404);
  }
});

test('what is not there is not liked, and other kinds are unknown', async () => {
  expect((await like('comment', newId(), true)).status).toBe(404);
  const { refusal } = await like('order' as LikedType, newId(), true);
  expect(Object.keys(refusal?.fields ?? {})).toEqual(['bizType']);
});
