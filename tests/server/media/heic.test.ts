import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { imageUpload } from '#src/shared/media/calls.ts';
import { isHeic } from '#src/shared/media/is-heic.ts';
import { textsOf } from '#src/texts/texts.ts';
import { heicPhoto } from '../../support/heic-photo.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await openTestServer();
  token = await t.signIn('13900000041');
});
afterAll(() => t.close());

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const { fieldProblems } = textsOf('zh-CN');

function send(file: File) {
  const headers = { 'x-client-address': newId() };
  return t.call(imageUpload, { file, purpose: 'progress' }, { token, headers });
}

test('a HEIC photo of a phone is drawn anew like any other, the right way up', async () => {
  const { data } = await send(heicPhoto());
  expect(data).toMatchObject({ width: 96, height: 64 });
  const response = await t.request(data.url, { headers: { authorization: `Bearer ${token}` } });
  const drawn = sharp(Buffer.from(await response.arrayBuffer()));
  expect((await drawn.metadata()).format).toBe('webp');
  const { data: points } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [red, , blue] = points;
  expect(red).toBeGreaterThan(170);
  expect(blue).toBeLessThan(60);
  expect(points[points.length - 1]).toBeGreaterThan(230);
});

test('what only begins like HEIC is refused in words that say what to do, and others go on', async () => {
  const whole = await bytesOf(heicPhoto());
  const broken = [whole.slice(0, 200), Uint8Array.from([...whole.slice(0, 64), 1, 2, 3])];
  for (const bytes of broken) {
    const { refusal } = await send(new File([bytes], 'photo.heic', { type: 'image/heic' }));
    expect(refusal?.fields).toEqual({ file: fieldProblems.picture });
  }
  expect((await send(heicPhoto())).code).toBe(0);
});

test('HEIC is told by its bytes, whatever it is called', async () => {
  const whole = await bytesOf(heicPhoto());
  expect(isHeic(whole)).toBe(true);
  const named = (brand: string) => {
    const bytes = whole.slice(0, 28);
    bytes.set(Buffer.from(brand), 8);
    bytes.set(Buffer.from('mif1miafmif1'), 16);
    return bytes;
  };
  expect(isHeic(named('heix'))).toBe(true);
  expect(isHeic(named('avif'))).toBe(false);
  expect(isHeic(new Uint8Array())).toBe(false);
  expect(isHeic(Buffer.from('heic heic heic heic'))).toBe(false);
});
