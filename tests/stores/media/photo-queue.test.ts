import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Photo } from '#src/stores/media/photo.ts';
import { $photoLine, sendPhotos } from '#src/stores/media/photo-line.ts';
import * as queue from '#src/stores/media/photo-queue.ts';
import { photosAt } from '#src/stores/media/photos.ts';
import { openPhotoPage, type PhotoPage } from '../../support/test-photo-page.ts';
import { photoFile } from '../../support/test-photos.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { add, imageIds, open, place, steps } from './photo-place.ts';

let t: TestServer;
let page: PhotoPage;
let people = 0;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  t.setNow(testNow);
  people += 1;
  page = await openPhotoPage(t, `1390000${1000 + people}`);
});
afterAll(() => t.close());

const uploads = () => page.browser.sent.filter(({ path }) => path.endsWith('/media/upload')).length;

const rows = () =>
  t.services.db
    .selectFrom('images')
    .innerJoin('users', 'users.id', 'images.owner_user_id')
    .select(['images.id', 'redacted'])
    .where('mobile_index', '=', t.services.keys.blindIndex('mobile', page.mobile))
    .orderBy('redacted', 'desc')
    .execute();

test('photos are sent one after another and keep the order they were chosen in', async () => {
  await open();
  await Promise.all([add(), add(), add()]);
  await vi.waitFor(() => expect(steps()).toEqual(['kept', 'kept', 'kept']));
  expect(new Set(imageIds()).size).toBe(3);
  expect(uploads()).toBe(3);
});

test('without a network photos wait, and go on by themselves when it is back', async () => {
  await open();
  page.setOnline(false);
  await add();
  await add();
  expect(steps()).toEqual(['waiting', 'waiting']);
  expect($photoLine.get()).toBe('stopped');
  page.setOnline(true);
  await vi.waitFor(() => expect(steps()).toEqual(['kept', 'kept']));
});

test('photos of a page that was killed are sent by the next one', async () => {
  await open();
  page.setOnline(false);
  await add();
  expect(steps()).toEqual(['waiting']);
  page.newPage();
  page.setOnline(true);
  await open();
  expect(steps()).toEqual(['kept']);
});

test('a photo whose answer was lost is sent again and is the same picture', async () => {
  await open();
  const { blob } = { blob: await photoFile() };
  await queue.addPhoto({ place, purpose: 'progress', blob });
  const [first] = imageIds();
  const [sent] = photosAt(place);
  if (!sent) throw new Error('Nothing was sent.');
  const { id, position, redacted, savedAt } = sent;
  page.newPage();
  page.shelf.set(id, {
    id,
    place,
    purpose: 'progress',
    position,
    redacted,
    savedAt,
    blob,
    step: 'sending',
  } as Photo);
  await open();
  expect(imageIds()).toEqual([first]);
  expect(await rows()).toHaveLength(1);
});

test('a paper is seen by staff alone, until its owner covered it', async () => {
  await open();
  await add('proof');
  await add('proof');
  expect((await rows()).map(({ redacted }) => redacted)).toEqual([0, 0]);
  const [, two] = photosAt(place);
  if (!two) throw new Error('Two photos were added.');
  expect(two.step === 'kept' && two.url).not.toMatch(/^\/media\//);
  await queue.replacePhoto(two, await photoFile());
  expect(steps()).toEqual(['kept', 'kept']);
  const [first, second] = photosAt(place);
  expect(first?.redacted).toBe(false);
  expect(second?.step === 'kept' && second.url).toMatch(/^\/media\//);
});

test('a file that the server refuses stays with its reason, and the others go on', async () => {
  await open();
  const blob = new Blob(['<script>'], { type: 'image/jpeg' });
  await queue.addPhoto({ place, purpose: 'progress', blob });
  await add();
  expect(steps()).toEqual(['refused', 'kept']);
  const [refused] = photosAt(place);
  expect(refused?.step === 'refused' && refused.words).toContain('照片');
});

test('a busy server is asked again later, not given up', async () => {
  await open();
  const busy = () =>
    Response.json(
      { code: 50300, msg: '', data: { reason: 'unavailable', retryAfterSeconds: 5 } },
      { status: 503 },
    );
  await add();
  page.browser.answerWith(busy);
  await add();
  expect(steps()).toEqual(['kept', 'waiting']);
  await sendPhotos();
  expect(steps()).toEqual(['kept', 'kept']);
});
