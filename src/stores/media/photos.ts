import { map } from 'nanostores';
import { browser } from '#src/stores/browser.ts';
import { forget, keep, readKept } from '#src/stores/keepsakes.ts';
import type { Photo } from './photo.ts';
import { photoShelf } from './photo-shelf.ts';

export type KeptPhoto = { imageId: string; url: string };

/** The server forgets pictures that nothing bound after two days. */
const keptForMs = 40 * 3_600_000;

/** The photos of each field on this page stand by its place. */
export const $photos = map<Record<string, readonly Photo[]>>({});

export function photosAt(place: string): readonly Photo[] {
  return $photos.get()[place] ?? [];
}

/** Reads what this device still keeps for a field; what is over goes, of every field. */
export async function readPhotos(place: string, kept: readonly KeptPhoto[]): Promise<Photo[]> {
  const now = browser.now();
  const sentAt = Number(readKept(sentMark(place)) ?? 0);
  forget(sentMark(place));
  const lives: Photo[] = [];
  for (const photo of await photoShelf.list()) {
    const here = photo.place === place;
    const done = photo.step === 'kept' && kept.some(({ imageId }) => imageId === photo.imageId);
    const ended = here && (done || photo.savedAt <= sentAt);
    if (ended || now - photo.savedAt > keptForMs) await photoShelf.remove(photo.id);
    else if (here) lives.push(photo.step === 'sending' ? { ...photo, step: 'waiting' } : photo);
  }
  return lives;
}

export async function removePhoto({ id, place }: Photo): Promise<void> {
  await changePhotos(place, (photos) => photos.filter((photo) => photo.id !== id));
  await photoShelf.remove(id);
}

/**
 * It comes after a form was sent by script: its photos belong to what it made, and the field has
 * none of its own.
 */
export async function forgetPhotos(place: string): Promise<void> {
  for (const { id } of photosAt(place)) await photoShelf.remove(id);
  const { [place]: _, ...others } = $photos.get();
  $photos.set(others);
}

/** Does the same for a form that the browser sends itself: nothing but this can be done in time. */
export function markPhotosSent(place: string): void {
  keep(sentMark(place), String(browser.now()));
}

/** Counts the fields that still keep photos on this device. */
export async function countPhotoPlaces(): Promise<number> {
  return new Set((await photoShelf.list()).map(({ place }) => place)).size;
}

export async function forgetAllPhotos(): Promise<void> {
  for (const { id } of await photoShelf.list()) await photoShelf.remove(id);
  $photos.set({});
}

function sentMark(place: string): string {
  return `photos-sent.${place}`;
}

/** Changes a field's photos and puts those that are new or other on the shelf. */
export async function changePhotos(
  place: string,
  work: (photos: readonly Photo[]) => readonly Photo[],
): Promise<void> {
  const before = photosAt(place);
  const after = sorted(work(before));
  $photos.setKey(place, after);
  for (const photo of after) {
    const isNews = !before.includes(photo) && photo.step !== 'sending';
    if (isNews && photo.blob) await photoShelf.put(photo);
  }
}

function sorted(photos: readonly Photo[]): readonly Photo[] {
  return [...photos].sort((one, other) => one.position - other.position);
}
