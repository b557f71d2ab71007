import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import * as calls from '#src/shared/progress/calls.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { fresh, openPostDesk, type PostDesk, words } from './post-desk.ts';
import { one, read, tasksOf } from './read-posts.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(() => t.begin({ faces_shown: 1 }));
afterAll(() => t.close());

describe('handing in a post', () => {
  test('keeps it for review: its author sees it, nobody else does', async () => {
    const added = await t.post();
    expect(added).toMatchObject({ status: 4, content: words, type: 'progress', imageUrls: [] });
    expect((await one(t, added.progressId, t.owner)).status).toBe(200);
    expect((await one(t, added.progressId, t.other)).status).toBe(404);
    expect((await one(t, added.progressId)).status).toBe(404);
    expect((await read(t)).list).toEqual([]);
    expect(await tasksOf(t, added.progressId)).toEqual([
      { queue: 'post', revision: 1, state: 'open', submitted_by: t.ownerUserId },
    ]);
  });

  test('carries pictures in the order given, and only own ones for posts', async () => {
    const upload = (token: string, purpose: 'progress' | 'proof') =>
      uploadPhoto(t, { token, purpose });
    const [a, b] = [await upload(t.owner, 'progress'), await upload(t.owner, 'progress')];
    const added = await t.post({ images: `${b.imageId},${a.imageId}` });
    expect(added.imageUrls).toEqual([b.url, a.url]);
    expect(added.largeImageUrls).toEqual([b.largeUrl, a.largeUrl]);
    const refused = [await upload(t.other, 'progress'), await upload(t.owner, 'proof'), a];
    for (const { imageId } of refused) {
      const input = { infoUuid: t.infoUuid, content: words, images: imageId };
      const { status, refusal } = await t.call(calls.progressAdd, input, fresh(t.owner));
      expect([status, Object.keys(refusal?.fields ?? {})]).toEqual([400, ['images']]);
    }
  });

  test('sent twice with one key is one post; with other words, a conflict', async () => {
    const key = newId();
    const send = (content: string) =>
      t.call(calls.progressAdd, { infoUuid: t.infoUuid, content }, fresh(t.owner, key));
    const sent = await Promise.all([send(words), send(words), send(words)]);
    expect(new Set(sent.map(({ data }) => data.progressId)).size).toBe(1);
    expect((await send('别的话，一共也有十个字以上。')).refusal?.reason).toBe(
      'idempotencyConflict',
    );
  });

  test.each([
    ['', 'content'],
    ['太短', 'content'],
    ['长'.repeat(2001), 'content'],
  ])('refuses words like %j', async (content, field) => {
    const input = { infoUuid: t.infoUuid, content };
    const { refusal } = await t.call(calls.progressAdd, input, fresh(t.owner));
    expect(Object.keys(refusal?.fields ?? {})).toEqual([field]);
  });

  test("someone else's case is as an absent one", async () => {
    for (const infoUuid of [t.infoUuid, newId()]) {
      const input = { infoUuid, content: words };
      expect((await t.call(calls.progressAdd, input, fresh(t.other))).status).toBe(404);
    }
  });

  test.each([
    { status: 'APPROVE_PENDING' },
    { status: 'FINISHED', end_reason: 4 },
    { status: 'FINISHED', end_reason: 203 },
  ] as const)('is refused in a case of %o, and keeps nothing', async (state) => {
    await t.begin(state);
    const input = { infoUuid: t.infoUuid, content: words };
    const { status, refusal } = await t.call(calls.progressAdd, input, fresh(t.owner));
    expect([status, refusal?.reason]).toEqual([409, 'postsClosed']);
    const kept = t.services.db.selectFrom('progress_posts').where('case_id', '=', t.infoUuid);
    expect(await kept.select('id').execute()).toEqual([]);
  });
});
