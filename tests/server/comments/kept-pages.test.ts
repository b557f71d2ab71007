import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import * as calls from '#src/shared/comments/calls.ts';
import { type CommentDesk, fresh, openCommentDesk } from './comment-desk.ts';

let t: CommentDesk;
beforeAll(async () => {
  t = await openCommentDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

test('whatever is said, liked or taken away under a case makes its kept pages anew', async () => {
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  const renewed = () => purged.splice(0);
  const tags = [tagOfCase(t.infoUuid)];
  const { commentId } = await t.say('第一句');
  expect(renewed()).toEqual(tags);
  for (const on of [true, false]) {
    const like = { bizType: 'comment', bizId: commentId, on } as const;
    await t.call(calls.frameLike, like, fresh(t.other));
    expect(renewed()).toEqual(tags);
  }
  await t.call(calls.commentRemove, { commentId }, fresh(t.token));
  expect(renewed()).toEqual(tags);
  stop();
});
