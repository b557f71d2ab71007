import { addPhoto, openPhotos } from '#src/stores/media/photo-queue.ts';
import { photosAt } from '#src/stores/media/photos.ts';
import { photoFile } from '../../support/test-photos.ts';

/* This is a place for photos, as the page of an update opens it. */

export const place = 'progress.one';

export const open = (kept: { imageId: string; url: string }[] = []) =>
  openPhotos({ place, purpose: 'progress', kept });

export const add = async (purpose: 'progress' | 'proof' = 'progress') =>
  addPhoto({ place, purpose, blob: await photoFile() });

export const steps = () => photosAt(place).map(({ step }) => step);

export const imageIds = () =>
  photosAt(place).map((photo) => (photo.step === 'kept' ? photo.imageId : undefined));
