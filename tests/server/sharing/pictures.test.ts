import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { newId } from '#src/server/platform/keys.ts';
import { canDrawChinese } from '#src/server/sharing/poster/chinese-font.ts';
import { drawCasePicture } from '#src/server/sharing/poster/draw-case-picture.ts';
import type { PosterSubject } from '#src/server/sharing/poster/poster-subject.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { poster, qrcode } from '#src/shared/sharing/pictures/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testOrigin } from '../../support/test-server.ts';

let t: TestServer;
let folder: string;
let infoUuid: string;
beforeAll(async () => {
  folder = await mkdtemp(join(scratchDir(), 'warmlight-posters-'));
  t = await openTestServer({ config: { DATA_DIR: folder } });
});
beforeEach(async () => {
  infoUuid = (await makeCase(t.services.db)).id;
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

async function pictureOf(path: string) {
  const response = await t.request(path, { headers: { 'x-client-address': newId() } });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function postersKept(): Promise<number> {
  return (await readdir(join(folder, 'posters')).catch(() => [])).length;
}

test('a poster is a PNG of a phone screen that browsers may keep', async () => {
  const { response, bytes } = await pictureOf(addressOf(poster, { infoUuid }));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 750, height: 1334 });
});

test('a card has the size link previews ask for', async () => {
  const { bytes } = await pictureOf(
    addressOf(poster, { infoUuid, template: 'card', language: 'en' }),
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('the same picture is drawn once, and another one when the case changes', async () => {
  const before = await postersKept();
  const path = addressOf(poster, { infoUuid });
  const [one, other] = await Promise.all([pictureOf(path), pictureOf(path)]);
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
  await pictureOf(path);
  expect(await postersKept()).toBe(before + 1);
  const title = 'A <b>"title"</b> & \u0001 \ud800 \u202e';
  await t.services.db.updateTable('cases').set({ title }).where('id', '=', infoUuid).execute();
  const changed = await pictureOf(path);
  expect(changed.response.status).toBe(200);
  expect(Buffer.compare(one.bytes, changed.bytes)).not.toBe(0);
  expect(await postersKept()).toBe(before + 2);
});

test('the case picture is on it, and one that is spoilt or missing stops nothing', async () => {
  const path = addressOf(poster, { infoUuid, template: 'card' });
  const without = await pictureOf(path);
  const file = join(folder, 'media/test/1-1080.webp');
  await mkdir(join(file, '..'), { recursive: true });
  const middleOf = async (bytes: Uint8Array) => [
    ...(await sharp(bytes)
      .extract({ left: 900, top: 300, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"/> no picture');
  const subject = { infoUuid: (await makeCase(t.services.db)).id, template: 'card' } as const;
  expect((await pictureOf(addressOf(poster, subject))).response.status).toBe(200);
  const red = { r: 250, g: 0, b: 0 };
  await sharp({ create: { width: 108, height: 72, channels: 3, background: red } })
    .webp()
    .toFile(file);
  const painted = await pictureOf(
    addressOf(poster, { infoUuid: (await makeCase(t.services.db)).id, template: 'card' }),
  );
  const [redness = 0, green = 255] = await middleOf(painted.bytes);
  expect(redness).toBeGreaterThan(200);
  expect(green).toBeLessThan(60);
  expect((await middleOf(without.bytes))[1]).toBeGreaterThan(150);
  await rm(file);
});

test('a machine without a Chinese font draws no boxes for its letters', async () => {
  const subject: PosterSubject = {
    ...{ language: 'zh-CN', title: '小树', about: '小树', excerpt: '第一段', cover: undefined },
    ...{ code: 'k7m2q 9xd4n', url: `${testOrigin}/k7m2q9xd4n`, host: 'localhost:4321' },
  };
  const drawn = { template: 'poster', subject, cover: undefined } as const;
  const plain = await drawCasePicture({ ...drawn, chinese: false });
  const same = await drawCasePicture({
    ...drawn,
    subject: { ...subject, title: '别的', excerpt: '别的' },
    chinese: false,
  });
  expect(Buffer.compare(plain, same)).toBe(0);
});

test('whether Chinese can be drawn is known from what is drawn, and said at most once', async () => {
  const warnings: unknown[] = [];
  const log = { warn: (message: unknown) => void warnings.push(message) };
  const can = await canDrawChinese(log);
  expect(await canDrawChinese(log)).toBe(can);
  expect(warnings).toEqual([]);
});

test('no poster of a case in doubt, or of none', async () => {
  const { id } = await makeCase(t.services.db, { display_status: 4 });
  expect((await pictureOf(addressOf(poster, { infoUuid: id }))).response.status).toBe(409);
  expect((await pictureOf(addressOf(poster, { infoUuid: newId() }))).response.status).toBe(404);
});

test('a QR code comes as a drawing or a picture, and runs nothing', async () => {
  const url = `/cf/contribute/${infoUuid}?a=1&b="<script>`.replaceAll(/["<>]/g, '');
  const drawing = await pictureOf(addressOf(qrcode, { url }));
  expect(drawing.response.headers.get('content-type')).toBe('image/svg+xml');
  expect(drawing.response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(new TextDecoder().decode(drawing.bytes)).toMatch(
    /^<svg [^>]*><path [^>]*\/><path [^>]*\/><\/svg>$/,
  );
  const png = await pictureOf(addressOf(qrcode, { url, format: 'png' }));
  expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 600 });
});

test.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', ''])(
  'no QR code leads away from us: %s',
  async (url) => {
    const { response } = await pictureOf(addressOf(qrcode, { url }));
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/json');
  },
);
