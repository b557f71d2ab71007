import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { syncFolder } from '#src/server/platform/sync-folder.ts';
import type { ObjectStore } from './object-store.ts';

const keyPattern = /^(?:[\w-]+\/)*[\w-]+\.\w+$/;

/**
 * Keeps files below one folder. A key that could leave it is a bug of ours and thrown as one.
 */
export function openDiskStore(folder: string): ObjectStore {
  const root = resolve(folder);
  const fileOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('This is no key of an object.');
    return join(root, key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const draft = `${file}-${randomBytes(6).toString('hex')}`;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // Its row is on the disk once it is committed, and so is the file by then.
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, file);
      await syncFolder(dirname(file));
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
  };
}

function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}
