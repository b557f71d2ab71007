import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { progressAdd } from '#src/shared/progress/calls.ts';
import { deskClaim, deskImage } from '#src/shared/review/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { addStaff, as } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
});
afterAll(() => t.close());

test('an original opens for who holds its task alone, uncached, and each look is on the trail', async () => {
  const owner = await addStaff(t);
  const { id: infoUuid } = await makeCase(t.services.db, { owner_user_id: owner.userId });
  const photo = await uploadPhoto(t, { token: owner.token, purpose: 'progress' });
  const other = await uploadPhoto(t, { token: owner.token, purpose: 'progress' });
  const post = { infoUuid, content: '今天出院了，谢谢大家。', images: photo.imageId };
  const added = await t.call(progressAdd, post, { ...as(owner), idempotencyKey: newId() });
  expect(added.status).toBe(200);
  const { id: taskId } = await t.services.db
    .selectFrom('review_tasks')
    .select('id')
    .where('case_id', '=', infoUuid)
    .executeTakeFirstOrThrow();
  const open = (token: string, imageId: string) =>
    t.request(`${deskImage.path}?taskId=${taskId}&imageId=${imageId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const looks = () =>
    t.services.db
      .selectFrom('audit_trail')
      .select('detail')
      .where('act', '=', 'viewImage')
      .execute();

  expect((await open(t.reviewer.token, photo.imageId)).status).toBe(409);
  await t.call(deskClaim, { taskId }, as(t.reviewer));
  expect((await open(t.other.token, photo.imageId)).status).toBe(409);
  expect((await open(owner.token, photo.imageId)).status).toBe(403);
  expect((await open(t.reviewer.token, other.imageId)).status).toBe(404);
  expect(await looks()).toEqual([]);
  const opened = await open(t.reviewer.token, photo.imageId);
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await opened.arrayBuffer()).byteLength).toBeGreaterThan(50);
  expect(await looks()).toEqual([{ detail: expect.stringContaining(photo.imageId) }]);
});
