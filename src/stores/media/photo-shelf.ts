import { photoShelfName } from '#src/shared/media/photo-shelf-name.ts';
import type { Photo } from './photo.ts';

const table = 'photos';

/** Photos of this device outlive the page here. Where a browser keeps nothing, the page does. */
type PhotoShelf = {
  /** Lists those of every field, since those of fields that are never opened again end here too. */
  list(): Promise<Photo[]>;
  put(photo: Photo): Promise<void>;
  remove(id: string): Promise<void>;
};

export const photoShelf: PhotoShelf = {
  list: () => ask<Photo[]>([], 'readonly', (photos) => photos.getAll()),
  put: async (photo) => void (await ask(undefined, 'readwrite', (photos) => photos.put(photo))),
  remove: async (id) => void (await ask(undefined, 'readwrite', (photos) => photos.delete(id))),
};

/** Tests keep photos at another place. */
export function setPhotoShelf(other: PhotoShelf): void {
  Object.assign(photoShelf, other);
}

async function ask<T>(
  otherwise: T,
  mode: IDBTransactionMode,
  work: (photos: IDBObjectStore) => IDBRequest,
): Promise<T> {
  try {
    const shelf = await open();
    return (await resultOf(work(shelf.transaction(table, mode).objectStore(table)))) as T;
  } catch {
    // It is a private window or a full disk: the photo lives as long as the page.
    return otherwise;
  }
}

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(photoShelfName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'id' });
    request.onsuccess = () => resolve(letGo(request.result));
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/** Another page that clears the device does not wait for this one. */
function letGo(shelf: IDBDatabase): IDBDatabase {
  shelf.onversionchange = () => {
    shelf.close();
    opening = undefined;
  };
  return shelf;
}

function resultOf(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
