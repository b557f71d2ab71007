import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { runJobs } from '#src/server/jobs/run-jobs.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { findImagesOf } from '#src/server/media/find-images-of.ts';
import { mediaJobs } from '#src/server/media/jobs.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import { sweepImages } from '#src/server/media/sweep-images.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { UploadedImage } from '#src/shared/media/calls.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
let token: string;
let own: string;
beforeAll(async () => {
  t = await openTestServer();
  token = await t.signIn('13900000001');
  const session = t.services.db.selectFrom('sessions').select('user_id');
  own = (await session.executeTakeFirstOrThrow()).user_id;
});
afterAll(() => t.close());

function upload(purpose: ImagePurpose, redacted?: '1'): Promise<UploadedImage> {
  return uploadPhoto(t, { token, purpose, ...(redacted ? { redacted } : {}) });
}

function bind(subject: `${string}:${string}`, ...images: { imageId: string }[]): Promise<void> {
  const imageIds = images.map(({ imageId }) => imageId);
  return inTransaction(t.services.db, (trx) =>
    bindImages(trx, { imageIds, subject, now: testNow }),
  );
}

test('only own pictures of the right purpose are taken, in the order asked', async () => {
  const [one, two] = [await upload('proof'), await upload('proof', '1')];
  const ids = [two.imageId, one.imageId];
  const wanted = { imageIds: ids, userId: own, purposes: ['proof' as const] };
  const { db } = t.services;
  const found = await inTransaction(db, (trx) => requireOwnImages(trx, wanted));
  expect(found.map(({ imageId, isPublic }) => [imageId, isPublic])).toEqual([
    [two.imageId, true],
    [one.imageId, false],
  ]);
  const refused = [
    { ...wanted, userId: newId() },
    { ...wanted, purposes: ['cover' as const] },
    { ...wanted, imageIds: [...ids, newId()] },
  ];
  for (const asked of refused) {
    await expect(inTransaction(db, (trx) => requireOwnImages(trx, asked))).rejects.toMatchObject({
      reason: 'inputInvalid',
      fields: { attachments: 'unknown' },
    });
  }
});

test('bound pictures keep their order, and a subject never takes those of another', async () => {
  const { db } = t.services;
  const [a, b, c] = [await upload('progress'), await upload('progress'), await upload('progress')];
  const bound = async (subject: string) =>
    (await findImagesOf(db, subject)).map(({ imageId }) => imageId);
  await bind('progress:1', b, a);
  expect(await bound('progress:1')).toEqual([b.imageId, a.imageId]);
  await bind('progress:1', a, c);
  expect(await bound('progress:1')).toEqual([a.imageId, c.imageId]);
  await expect(bind('progress:2', b)).rejects.toMatchObject({ reason: 'inputInvalid' });
  await bind('progress:1', b, a);
  expect(await bound('progress:1')).toEqual([b.imageId, a.imageId]);
});

test('pictures that nothing bound for two days go with their files; bound ones stay', async () => {
  const { db, media } = t.services;
  const [loose, kept] = [await upload('cover'), await upload('cover')];
  await bind('cover:1', kept);
  const rowOf = (imageId: string) =>
    db.selectFrom('images').selectAll().where('id', '=', imageId).executeTakeFirst();
  const row = await rowOf(loose.imageId);
  const files = async () => [
    await media.open.get(row?.path ?? ''),
    await media.open.get(row?.large_path ?? ''),
    await media.sealed.get(row?.original_key ?? ''),
  ];
  const end = testNow + 48 * 3_600_000;
  await sweepImages(db, end);
  expect(await rowOf(loose.imageId)).toBeDefined();
  await sweepImages(db, end + 1);
  expect(await rowOf(loose.imageId)).toBeUndefined();
  expect(await files()).not.toContain(undefined);
  const runner = runJobs(db, [mediaJobs(t.services)], { now: () => end + 1, pollMs: 10 });
  await expect.poll(files).toEqual([undefined, undefined, undefined]);
  await runner.stop();
  expect(await rowOf(kept.imageId)).toBeDefined();
  expect(await media.open.get(kept.url.slice('/media/'.length))).toBeDefined();
});
