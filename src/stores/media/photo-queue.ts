import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { browser } from '#src/stores/browser.ts';
import { randomId } from '#src/stores/random-id.ts';
import type { Photo } from './photo.ts';
import { sendPhotos } from './photo-line.ts';
import {
  $photos,
  changePhotos,
  type KeptPhoto,
  photosAt,
  readPhotos,
  removePhoto,
} from './photos.ts';

type Place = { place: string; purpose: ImagePurpose; kept: readonly KeptPhoto[] };

/** Opens a field: what the server has already, then what this device still keeps for it. */
export async function openPhotos({ place, purpose, kept }: Place): Promise<void> {
  if ($photos.get()[place]) return;
  const now = browser.now();
  const known = kept.map(({ imageId, url }, at): Photo => {
    const shown = { id: imageId, place, purpose, position: at - kept.length, redacted: false };
    return { ...shown, blob: undefined, savedAt: now, step: 'kept', imageId, url };
  });
  $photos.setKey(place, known);
  const shelved = await readPhotos(place, kept);
  await changePhotos(place, (photos) => [
    ...photos,
    ...shelved.filter(({ id }) => photos.every((one) => one.id !== id)),
  ]);
  browser.whenOnline(() => void sendPhotos());
  await sendPhotos();
}

type NewPhoto = { place: string; purpose: ImagePurpose; blob: Blob };

/** Adds a photo, already shrunk, behind the others. */
export async function addPhoto(photo: NewPhoto): Promise<void> {
  const position = Math.max(-1, ...photosAt(photo.place).map((one) => one.position)) + 1;
  const id = randomId();
  await changePhotos(photo.place, (photos) => [
    ...photos,
    { ...photo, id, position, redacted: false, savedAt: browser.now(), step: 'waiting' },
  ]);
  await sendPhotos();
}

/** Sends a photo covered anew; what was sent before is left behind. */
export async function replacePhoto(photo: Photo, covered: Blob): Promise<void> {
  const { place, purpose, position } = photo;
  await removePhoto(photo);
  const replaced = { id: randomId(), place, purpose, position, redacted: true, blob: covered };
  await changePhotos(place, (photos) => [
    ...photos,
    { ...replaced, savedAt: browser.now(), step: 'waiting' },
  ]);
  await sendPhotos();
}

/** Adds photos that another phone sent for the same field, behind those that are here. */
export async function joinPhotos({ place, purpose, kept }: Place): Promise<void> {
  const now = browser.now();
  await changePhotos(place, (photos) => [
    ...photos,
    ...kept.map(({ imageId, url }, at): Photo => {
      const shown = { id: imageId, place, purpose, position: photos.length + at, redacted: false };
      return { ...shown, blob: undefined, savedAt: now, step: 'kept', imageId, url };
    }),
  ]);
}

/** Lets a photo change places with the one before it. */
export async function movePhotoEarlier({ id, place }: Photo): Promise<void> {
  const photos = photosAt(place);
  const at = photos.findIndex((photo) => photo.id === id);
  const [before, moved] = [photos[at - 1], photos[at]];
  if (!before || !moved) return;
  await changePhotos(place, (all) =>
    all.map((photo) => {
      if (photo === before) return { ...photo, position: moved.position };
      return photo === moved ? { ...photo, position: before.position } : photo;
    }),
  );
}
