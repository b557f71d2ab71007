import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDiskStore } from '#src/server/media/disk-store.ts';
import type { ObjectStore } from '#src/server/media/object-store.ts';
import type { Services } from '#src/server/services.ts';

/**
 * It says when an account was closed, by the keyed hash of its id, which says nothing to who has
 * the file.
 */
export type Closings = Map<string, number>;

const folder = 'closings';
const keyOf = (day: string) => `${folder}/${day}.json`;

/**
 * Answers where closings are kept besides the database: in the data folder, where no restore puts
 * anything; beside the backups, for a machine that is lost; in the object store, for nodes with
 * folders of their own.
 */
export function placesOf({ config, media }: Pick<Services, 'config' | 'media'>): ObjectStore[] {
  const { dataDir, backupFolder, objectStore } = config;
  return [
    openDiskStore(dataDir),
    ...(backupFolder === undefined ? [] : [besideBackups(backupFolder)]),
    ...(objectStore ? [media.sealed] : []),
  ];
}

/** A disk that is not mounted would be written to below its mount. */
function besideBackups(backupFolder: string): ObjectStore {
  const disk = openDiskStore(backupFolder);
  return {
    ...disk,
    put: async (key, bytes, contentType) => {
      if (!existsSync(backupFolder))
        throw new Error(`BACKUP_FOLDER names ${backupFolder}, and there is no such.`);
      await disk.put(key, bytes, contentType);
    },
  };
}

/** Throws in words for a list that is there and can't be read: what it says must not be passed over. */
export async function readClosings(
  place: Pick<ObjectStore, 'get'>,
  day: string,
): Promise<Closings> {
  const bytes = await place.get(keyOf(day));
  if (!bytes) return new Map();
  const kept = parse(bytes);
  if (!kept)
    throw new Error(
      `The list of closed accounts ${keyOf(day)} is damaged: put an older copy of it in its place, or move it away to go on without.`,
    );
  return kept;
}

function parse(bytes: Uint8Array): Closings | undefined {
  try {
    const entries = Object.entries(JSON.parse(Buffer.from(bytes).toString()));
    const sound = entries.filter((one): one is [string, number] => Number.isSafeInteger(one[1]));
    return sound.length === entries.length ? new Map(sound) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Adds to what the place has of the day, which is never made less: books put back may know fewer.
 * Answers true where something had to be written.
 */
export async function addClosings(
  place: ObjectStore,
  day: string,
  closings: Closings,
): Promise<boolean> {
  const kept = await readClosings(place, day);
  if ([...closings.keys()].every((hash) => kept.has(hash))) return false;
  const all = Object.fromEntries([...closings, ...kept]);
  await place.put(keyOf(day), Buffer.from(JSON.stringify(all)), 'application/json');
  return true;
}

const dayFile = /^(\d{4}-\d\d-\d\d)\.json$/;

/** Takes into a data folder what lies beside a backup that is about to be put back there. */
export async function takeClosings(dataDir: string, besideBackup: string): Promise<void> {
  const from = join(besideBackup, folder);
  if (!existsSync(from)) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const [there, here] = [openDiskStore(besideBackup), openDiskStore(dataDir)];
  for (const name of await readdir(from)) {
    const day = dayFile.exec(name)?.[1];
    if (day) await addClosings(here, day, await readClosings(there, day));
  }
}
