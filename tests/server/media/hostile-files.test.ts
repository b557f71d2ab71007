import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openOriginal } from '#src/server/media/open-original.ts';
import { newId } from '#src/server/platform/keys.ts';
import { imageUpload } from '#src/shared/media/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { HostileFile } from '../../support/hostile-file.ts';
import { hostileFiles, leaks } from '../../support/hostile-files.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

const files = await hostileFiles();
let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await openTestServer();
  token = await t.signIn('13900000001');
});
// A person's budget is counted by the minute, wherever they ask from.
beforeEach(() => t.setNow(t.services.now() + 60_000));
afterAll(() => t.close());

function send({ bytes, name = 'photo.jpg', type = 'image/jpeg' }: HostileFile) {
  const file = new File([new Uint8Array(bytes)], name, { type });
  const headers = { 'x-client-address': newId() };
  return t.call(imageUpload, { file, purpose: 'progress' }, { token, headers });
}

async function bytesAt(path: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await t.request(path, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  return Buffer.from(await response.arrayBuffer());
}

async function expectClean(bytes: Buffer): Promise<void> {
  const found = await sharp(bytes).metadata();
  const { format, pages, exif, icc, xmp, iptc, orientation, hasAlpha } = found;
  expect(format).toBe('webp');
  expect({ pages, exif, icc, xmp, iptc, orientation, hasAlpha }).toEqual({ hasAlpha: false });
  for (const leak of leaks) expect(bytes.includes(leak)).toBe(false);
}

function countImages() {
  return t.services.db.selectFrom('images').select('id').execute();
}

test('the corpus is large', () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
  expect(new Set(files.map(({ what }) => what)).size).toBe(files.length);
});

test('what pictures are to lose, they carry', async () => {
  const carried = async (name: string) => {
    const file = files.find(({ what }) => what === name);
    return sharp(file?.bytes, { animated: true }).metadata();
  };
  const place = await carried('JPEG with place and profile');
  expect(place.exif?.byteLength).toBeGreaterThan(0);
  expect(place.icc?.byteLength).toBeGreaterThan(0);
  expect((await carried('animated WebP')).pages).toBe(2);
  expect((await carried('see-through PNG')).hasAlpha).toBe(true);
});

test.each(files.filter(({ end }) => end !== 'clean').map((file) => [file.what, file] as const))(
  'a file that is %s is refused and nothing of it is kept',
  async (_what, file) => {
    const before = await countImages();
    const answer = await send(file);
    expect(answer).toMatchObject({ status: 400, refusal: { reason: 'inputInvalid' } });
    const words = textsOf('zh-CN').fieldProblems[file.end as 'picture'];
    expect(answer.refusal?.fields).toEqual({ file: words });
    expect(await countImages()).toEqual(before);
  },
);

test.each(files.filter(({ end }) => end === 'clean').map((file) => [file.what, file] as const))(
  'a file that is a %s is drawn anew, without what it carried',
  async (_what, file) => {
    const { status, data } = await send(file);
    expect(status).toBe(200);
    expect(data.url).toMatch(/^\/media\/images\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/);
    await expectClean(await bytesAt(data.url));
    await expectClean(await bytesAt(data.largeUrl));
    await expectClean(Buffer.from(await openOriginal(t.services, data.imageId)));
  },
);
