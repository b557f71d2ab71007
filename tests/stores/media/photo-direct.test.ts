import { expect, test } from 'vitest';
import { browser, setBrowser } from '#src/stores/browser.ts';
import { addPhoto, openPhotos } from '#src/stores/media/photo-queue.ts';
import { photosAt } from '#src/stores/media/photos.ts';
import { startFakeS3 } from '../../support/fake-s3.ts';
import { openPhotoPage } from '../../support/test-photo-page.ts';
import { photoFile } from '../../support/test-photos.ts';
import { openTestServer, testNow } from '../../support/test-server.ts';

test('with an object store a photo goes straight there, or through the server when it fails', async () => {
  const s3 = await startFakeS3({ now: () => testNow });
  const t = await openTestServer({ config: s3.env });
  const page = await openPhotoPage(t, '13900000001');
  const own = browser.fetch;
  let direct = 0;
  let broken = false;
  setBrowser({
    fetch: (url, init) => {
      if (!String(url).startsWith(s3.endpoint)) return own(url, init);
      direct += 1;
      return broken ? Promise.reject(new TypeError('Failed to fetch')) : fetch(url, init);
    },
  });
  const field = { place: 'progress.one', purpose: 'progress' } as const;
  await openPhotos({ ...field, kept: [] });
  await addPhoto({ ...field, blob: await photoFile() });
  broken = true;
  await addPhoto({ ...field, blob: await photoFile() });
  const uploads = page.browser.sent.filter(({ path }) => path.endsWith('/media/upload')).length;
  expect(photosAt(field.place).map(({ step }) => step)).toEqual(['kept', 'kept']);
  expect({ direct, uploads }).toEqual({ direct: 2, uploads: 1 });
  await t.close();
  await s3.close();
});
