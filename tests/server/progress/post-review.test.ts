import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { commentAdd } from '#src/shared/comments/calls.ts';
import * as calls from '#src/shared/progress/calls.ts';
import { testNow } from '../../support/test-server.ts';
import { fresh, openPostDesk, type PostDesk, words } from './post-desk.ts';
import { one, read, tasksOf } from './read-posts.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(() => t.begin({ faces_shown: 1 }));
afterAll(() => t.close());

const update = (progressId: string, token: string, content = `${words}补一句。`) =>
  t.call(calls.progressUpdate, { progressId, content }, fresh(token));

describe('review', () => {
  test('passed, it is public and pages are made anew; author, followers and donors are told', async () => {
    await t.follow(t.other);
    const { progressId } = await t.post();
    const after = await t.decide(progressId);
    expect(after).toEqual({ purge: [tagOfCase(t.infoUuid)], wakeJobs: true });
    const [shown] = (await read(t)).list;
    expect(shown).toMatchObject({ progressId, status: 2, updateDate: '2026-11-20' });
    expect([shown?.updateTime, shown?.sortDate]).toEqual(['12:00', '2026-11']);
    const told = t.services.db.selectFrom('notices').where('subject_id', '=', progressId);
    expect(await told.select(['user_id', 'kind']).execute()).toEqual([
      { user_id: t.ownerUserId, kind: 'postPassed' },
    ]);
    const jobs = t.services.db.selectFrom('jobs').where('payload', 'like', `%${progressId}%`);
    const audiences = (await jobs.select('payload').execute()).map(
      ({ payload }) => (JSON.parse(payload) as { audience?: string }).audience,
    );
    expect(audiences.toSorted()).toEqual(expect.arrayContaining(['donors', 'followers']));
  });

  test('refused, it says why by field; mended, it waits again a revision on; passed, it is fixed', async () => {
    const { progressId } = await t.post();
    await t.decide(progressId, { content: '请不要写电话' });
    const seen = await one(t, progressId, t.owner);
    expect(seen.data).toMatchObject({ status: 3, refusals: { content: '请不要写电话' } });
    expect((await update(progressId, t.other)).status).toBe(404);
    expect((await update(progressId, t.owner)).data).toMatchObject({ status: 4, refusals: {} });
    expect((await tasksOf(t, progressId)).map(({ revision }) => revision)).toEqual([2]);
    await t.decide(progressId);
    const late = await update(progressId, t.owner);
    expect([late.status, late.refusal?.reason]).toEqual([409, 'postShown']);
    await expect(t.decide(progressId)).rejects.toMatchObject({ reason: 'taskDecided' });
  });

  test('a change and a pass at the same moment leave one of the two, whole', async () => {
    const { progressId } = await t.post();
    const [changed] = await Promise.all([
      update(progressId, t.owner, '改过的话，也是十个字以上。'),
      t.decide(progressId).catch(() => undefined),
    ]);
    const row = await t.services.db
      .selectFrom('progress_posts')
      .select(['status', 'content'])
      .where('id', '=', progressId)
      .executeTakeFirstOrThrow();
    if (changed.status === 409) expect(row).toEqual({ status: 2, content: words });
    else expect(row.content).toBe('改过的话，也是十个字以上。');
  });

  test('a passed post takes comments, which come with it', async () => {
    const { progressId } = await t.post();
    const input = { infoUuid: t.infoUuid, content: '加油', progressId };
    expect((await t.call(commentAdd, input, fresh(t.other))).status).toBe(404);
    await t.decide(progressId);
    expect((await t.call(commentAdd, input, fresh(t.other))).status).toBe(200);
    const [shown] = (await read(t)).list;
    expect(shown?.comments.map(({ content }) => content)).toEqual(['加油']);
  });

  test('offset and limit page through them, newest first, by type', async () => {
    const made: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      t.setNow(testNow + at * 60_000);
      made.unshift((await t.post()).progressId);
      await t.decide(made[0] as string);
    }
    const ids = (page: Awaited<ReturnType<typeof read>>) =>
      page.list.map((post) => post.progressId);
    const first = await read(t, { limit: 3 });
    expect([ids(first), first.hasNext]).toEqual([made.slice(0, 3), true]);
    const second = await read(t, { limit: 3, offset: 3 });
    expect([ids(second), second.hasNext]).toEqual([made.slice(3), false]);
    expect((await read(t, { type: 'fundUse' })).list).toEqual([]);
  });
});
