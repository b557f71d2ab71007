import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOriginal } from '#src/server/media/open-original.ts';
import { newId } from '#src/server/platform/keys.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { cosDone, cosSignature, getImageUploadMode, ownImage } from '#src/shared/media/calls.ts';
import { audienceOf, type ImagePurpose } from '#src/shared/media/purposes.ts';
import { photoFile, samplePicture, uploadPhoto } from '../../support/test-photos.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
let token: string;
let other: string;
beforeAll(async () => {
  t = await openTestServer();
  token = await t.signIn('13900000001');
  other = await t.signIn('13900000002');
});
afterAll(() => t.close());

function upload(purpose: ImagePurpose, more: { redacted?: '1'; file?: File } = {}) {
  return uploadPhoto(t, { token, purpose, ...more });
}

function get(path: string, by = token) {
  return t.request(path, { headers: { authorization: `Bearer ${by}` } });
}

test('a phone is told where pictures go and which', async () => {
  const { data } = await t.call(getImageUploadMode, {});
  expect(data).toEqual({
    mode: 'local',
    maxBytes: 12 * 1024 * 1024,
    accept: 'image/jpeg,image/png,image/webp,image/heic,image/heif',
  });
});

test('a picture is kept in two sizes that everybody may see for good', async () => {
  const file = await photoFile(1600, 1200);
  const { url, largeUrl, width, height } = await upload('progress', { file });
  const [small, large] = [await t.request(url), await t.request(largeUrl)];
  expect(small.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(small.headers.get('x-content-type-options')).toBe('nosniff');
  expect(small.headers.get('content-security-policy')).toContain('sandbox');
  const sizes = await Promise.all(
    [small, large].map(async (one) => sharp(await one.arrayBuffer()).metadata()),
  );
  expect(sizes.map((size) => [size.width, size.height])).toEqual([
    [width, height],
    [1080, 810],
  ]);
  expect([width, height]).toEqual([640, 480]);
});

test('a photo taken sideways stands upright', async () => {
  const bytes = await samplePicture(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height } = await upload('progress', {
    file: new File([new Uint8Array(bytes)], 'a'),
  });
  expect([width, height]).toEqual([300, 400]);
});

test.each(Object.keys(audienceOf) as ImagePurpose[])(
  'a picture of purpose %s is public exactly where its purpose says',
  async (purpose) => {
    const [plain, covered] = [await upload(purpose), await upload(purpose, { redacted: '1' })];
    const isPublic = (url: string) => url.startsWith('/media/');
    expect(isPublic(plain.url)).toBe(audienceOf[purpose] === 'public');
    expect(isPublic(covered.url)).toBe(audienceOf[purpose] !== 'staffOnly');
  },
);

test('the same file sent again after a lost answer is the same picture', async () => {
  const file = await photoFile();
  const first = await upload('proof', { file });
  expect(await upload('proof', { file })).toEqual(first);
  expect((await upload('proof', { file, redacted: '1' })).imageId).not.toBe(first.imageId);
  expect((await upload('report', { file })).imageId).not.toBe(first.imageId);
  t.setNow(testNow + 86_400_000);
  expect((await upload('proof', { file })).imageId).not.toBe(first.imageId);
  t.setNow(testNow);
});

test('a private paper opens for its owner and staff, is never cached, and lies sealed', async () => {
  const { imageId, url } = await upload('withdrawal');
  const opened = await get(url);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  const bytes = Buffer.from(await opened.arrayBuffer());
  expect(Buffer.from(await openOriginal(t.services, imageId))).toEqual(bytes);
  const row = await t.services.db
    .selectFrom('images')
    .selectAll()
    .where('id', '=', imageId)
    .executeTakeFirstOrThrow();
  expect(row.path).toBeNull();
  const sealed = Buffer.from((await t.services.media.sealed.get(row.original_key)) ?? []);
  expect(sealed.includes('WEBP')).toBe(false);
  for (const path of [`/media/${row.original_key}`, `/media/../private/${row.original_key}`])
    expect((await get(path)).status).toBe(404);
});

test("another's picture is as absent", async () => {
  const { imageId } = await upload('report');
  const answers = [
    await get(addressOf(ownImage, { imageId }), other),
    await get(addressOf(ownImage, { imageId: newId() }), other),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

test.each([
  '/media/../private/images/a.sealed',
  '/media/%2e%2e/private/a.webp',
  '/media/..%2fprivate%2fa.webp',
  '/media/images/..%5c..%5ctest.webp',
  '/media//etc/passwd',
  '/media/images/a.sealed',
  '/media/a.webp%00.txt',
  '/media/images',
  '/media/.webp',
])('%s leads out of the public pictures to nothing', async (path) => {
  expect((await t.request(path)).status).toBe(404);
});

test('without an object store there is nothing to sign for', async () => {
  const signature = { purpose: 'proof', contentType: 'image/jpeg', size: 1000 } as const;
  expect(await t.call(cosSignature, signature, { token })).toMatchObject({ status: 404 });
  expect(await t.call(cosDone, { uploadId: 'x' }, { token })).toMatchObject({ status: 404 });
});
