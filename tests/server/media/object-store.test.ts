import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mediaJobs } from '#src/server/media/jobs.ts';
import { cosDone, cosSignature, getImageUploadMode, imageUpload } from '#src/shared/media/calls.ts';
import { type FakeS3, startFakeS3 } from '../../support/fake-s3.ts';
import { photoFile, uploadPhoto } from '../../support/test-photos.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let clock = testNow;
let s3: FakeS3;
let t: TestServer;
let token: string;
let other: string;
beforeAll(async () => {
  s3 = await startFakeS3({ now: () => clock });
  t = await openTestServer({ config: s3.env });
  token = await t.signIn('13900000001');
  other = await t.signIn('13900000002');
});
beforeEach(() => {
  clock = testNow;
  t.setNow(testNow);
  s3.objects.clear();
});
afterAll(async () => {
  await t.close();
  await s3.close();
});

const keysOf = () => [...s3.objects.keys()].sort();

async function sign(file: Blob, purpose: 'proof' | 'progress' = 'progress') {
  const input = { purpose, contentType: 'image/jpeg', size: file.size } as const;
  const { status, data } = await t.call(cosSignature, input, { token });
  expect(status).toBe(200);
  return data;
}

test('phones are told to send pictures straight to the store', async () => {
  expect((await t.call(getImageUploadMode, {})).data.mode).toBe('cos');
});

test('an uploaded picture lies in the store, public sizes and sealed original, and is served', async () => {
  const { url } = await uploadPhoto(t, { token, purpose: 'progress' });
  expect(keysOf().map((key) => key.replace(/[0-9a-f]{32}/, '*'))).toEqual([
    expect.stringMatching(/^\/pictures\/private\/images\/..\/\*\.sealed$/),
    ...Array(3).fill(expect.stringMatching(/^\/pictures\/public\/images\/..\/\*\.webp$/)),
  ]);
  const served = await t.request(url);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await served.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
  const stored = s3.objects.get(`/pictures/public${url.slice('/media'.length)}`);
  expect(stored?.contentType).toBe('image/webp');
});

test('a phone puts a picture by itself, and it is checked and drawn anew like any other', async () => {
  const file = await photoFile();
  const { uploadId, url, headers } = await sign(file);
  expect((await fetch(url, { method: 'PUT', headers, body: file })).status).toBe(200);
  const done = await t.call(cosDone, { uploadId }, { token });
  expect(done.status).toBe(200);
  expect(done.data.url).toMatch(/^\/media\/images\//);
  expect(keysOf().filter((key) => key.includes('incoming'))).toEqual([]);
  const again = await sign(file);
  await fetch(again.url, { method: 'PUT', headers: again.headers, body: file });
  const { data } = await t.call(cosDone, { uploadId: again.uploadId }, { token });
  expect(data).toEqual(done.data);
});

test('what was put and never called for is dropped', async () => {
  const file = await photoFile();
  const { url, headers } = await sign(file);
  await fetch(url, { method: 'PUT', headers, body: file });
  const rows = t.services.db.selectFrom('jobs').selectAll().where('name', '=', 'drop-incoming');
  for (const { payload } of await rows.execute())
    await mediaJobs(t.services)['drop-incoming']?.({ payload: JSON.parse(payload) } as never);
  expect(keysOf()).toEqual([]);
});

test('a signed address takes this file only, of this type and length, for a while', async () => {
  const file = await photoFile();
  const { url, headers } = await sign(file);
  const put = async (to: string, sent: HeadersInit = headers, body: Blob = file) =>
    (await fetch(to, { method: 'PUT', headers: sent, body })).status;
  expect(await put(url, { 'content-type': 'text/html' })).toBe(403);
  expect(await put(url, headers, file.slice(0, -1))).toBe(403);
  expect(await put(url.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).toBe(403);
  expect(await put(url.replace('X-Amz-Expires=900', 'X-Amz-Expires=9000'))).toBe(403);
  expect(await put(url, { ...headers, 'x-amz-acl': 'public-read' })).toBe(403);
  expect((await fetch(url)).status).toBe(403);
  clock = testNow + 901_000;
  expect(await put(url)).toBe(403);
  clock = testNow;
  expect(await put(url)).toBe(200);
});

test("nobody finishes another's upload, an absent one or one that ended", async () => {
  const file = await photoFile();
  const { uploadId, url, headers } = await sign(file);
  const absent = { status: 404, refusal: { reason: 'notFound' } };
  expect(await t.call(cosDone, { uploadId }, { token })).toMatchObject(absent);
  await fetch(url, { method: 'PUT', headers, body: file });
  expect(await t.call(cosDone, { uploadId }, { token: other })).toMatchObject(absent);
  expect(
    await t.call(cosDone, { uploadId: `${uploadId.slice(0, -2)}AA` }, { token }),
  ).toMatchObject(absent);
  expect(await t.call(cosDone, { uploadId: '' }, { token })).toMatchObject(absent);
  t.setNow(testNow + 3_600_001);
  expect(await t.call(cosDone, { uploadId }, { token })).toMatchObject(absent);
});

test('what is no picture is refused after it was put as well, and too much before', async () => {
  const file = new File(['<script>alert(1)</script>'], 'a.jpg');
  const { uploadId, url, headers } = await sign(file);
  await fetch(url, { method: 'PUT', headers, body: file });
  const done = await t.call(cosDone, { uploadId }, { token });
  expect(done).toMatchObject({ status: 400, refusal: { fields: { file: expect.any(String) } } });
  const input = {
    purpose: 'proof',
    contentType: 'image/jpeg',
    size: 12 * 1024 * 1024 + 1,
  } as const;
  expect(await t.call(cosSignature, input, { token })).toMatchObject({
    status: 400,
    refusal: { fields: { size: expect.any(String) } },
  });
});

test.each([
  ['a wrong key', { S3_SECRET_KEY: 'another-key' }],
  ['a wrong name', { S3_ACCESS_KEY: 'AKSOMEONEELSE' }],
  ['a wrong region', { S3_REGION: 'elsewhere-1' }],
  ['another bucket', { S3_BUCKET: 'nobodys' }],
  ['nobody listening', { S3_ENDPOINT: 'http://127.0.0.1:1' }],
])('with %s uploads are refused as unavailable and keep nothing', async (_what, wrong) => {
  const lame = await openTestServer({ config: { ...s3.env, ...wrong } });
  try {
    const by = await lame.signIn('13900000001');
    const input = { file: await photoFile(), purpose: 'progress' as const };
    const answer = await lame.call(imageUpload, input, { token: by });
    expect(answer).toMatchObject({ status: 503, refusal: { reason: 'unavailable' } });
    expect(await lame.services.db.selectFrom('images').select('id').execute()).toEqual([]);
    expect(keysOf()).toEqual([]);
  } finally {
    await lame.close();
  }
});
