import { join } from 'node:path';
import type { Config } from '#src/server/platform/config/config.ts';
import { openDiskStore } from './disk-store.ts';
import type { Media } from './object-store.ts';
import { openS3Store } from './s3-store.ts';

/** Pictures lie on disk by default; with an object store, only the demo's own stay on disk. */
export function openMedia({ dataDir, objectStore }: Config): Media {
  const disk = openDiskStore(join(dataDir, 'media'));
  if (!objectStore) {
    return { open: disk, sealed: openDiskStore(join(dataDir, 'private')), incoming: undefined };
  }
  const open = openS3Store(objectStore, 'public');
  return {
    open: {
      put: open.put,
      delete: open.delete,
      get: async (key) => (await disk.get(key)) ?? open.get(key),
    },
    sealed: openS3Store(objectStore, 'private'),
    incoming: openS3Store(objectStore, 'incoming'),
  };
}
