import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as queue from '#src/stores/media/photo-queue.ts';
import { forgetPhotos, markPhotosSent, photosAt, removePhoto } from '#src/stores/media/photos.ts';
import { openPhotoPage, type PhotoPage } from '../../support/test-photo-page.ts';
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

test('photos change places and can be taken away, on the shelf too', async () => {
  await open();
  for (let count = 0; count < 3; count += 1) await add();
  const [one, two, three] = photosAt(place);
  if (!one || !two || !three) throw new Error('Three photos were added.');
  await queue.movePhotoEarlier(three);
  await removePhoto(one);
  page.newPage();
  await open();
  expect(photosAt(place).map(({ id }) => id)).toEqual([three.id, two.id]);
});

test('what the form carries already is shown first and once', async () => {
  await open();
  await add();
  const [sent] = photosAt(place);
  if (sent?.step !== 'kept') throw new Error('It was not sent.');
  page.newPage();
  await open([{ imageId: 'other', url: '/other' }, sent]);
  expect(imageIds()).toEqual(['other', sent.imageId]);
});

test('a form that was sent leaves no photos for the next one', async () => {
  await open();
  await add();
  markPhotosSent(place);
  page.newPage();
  await open();
  expect(steps()).toEqual([]);
  await add();
  await forgetPhotos(place);
  expect([...page.shelf]).toEqual([]);
});

test('photos of other fields stay away, and after two days all are gone', async () => {
  await open();
  await add();
  page.newPage();
  await queue.openPhotos({ place: 'progress.two', purpose: 'progress', kept: [] });
  expect(photosAt('progress.two')).toEqual([]);
  expect(page.shelf.size).toBe(1);
  page.newPage();
  t.setNow(testNow + 48 * 3_600_000);
  await queue.openPhotos({ place: 'progress.two', purpose: 'progress', kept: [] });
  expect(page.shelf.size).toBe(0);
});
