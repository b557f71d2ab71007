import { expect, test, vi } from 'vitest';
import { heicType } from '#src/shared/media/is-heic.ts';
import { addPhoto, openPhotos } from '#src/stores/media/photo-queue.ts';
import { photosAt } from '#src/stores/media/photos.ts';
import { heicPhoto } from '../../support/heic-photo.ts';
import { openPhotoPage } from '../../support/test-photo-page.ts';
import { openTestServer } from '../../support/test-server.ts';

test('a HEIC photo comes back as the server drew it, so that its owner sees and covers it', async () => {
  const t = await openTestServer();
  await openPhotoPage(t, '13900000001');
  const field = { place: 'sheet.one', purpose: 'proof' } as const;
  await openPhotos({ ...field, kept: [] });
  const blob = new Blob([await heicPhoto().arrayBuffer()], { type: heicType });
  await addPhoto({ ...field, blob });
  await vi.waitFor(() => expect(photosAt(field.place)[0]?.blob?.type).toBe('image/webp'));
  expect(photosAt(field.place)[0]?.step).toBe('kept');
  await t.close();
});
