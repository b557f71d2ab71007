import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/server/platform/config/config.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { type BackupNote, noteFile } from './make-backup.ts';

type OwnBackup = { folder: string; note: BackupNote };

type Own = { config: Pick<Config, 'publicOrigin'>; keys: Keys };

const shape = /^warmlight-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
/** A run that was killed leaves this: half of a backup, or what was about to be thrown away. */
const halves = { begun: '.unfinished', thrownAway: '.thrown-away' } as const;

export function nameOfBackup(madeAt: number): string {
  return `warmlight-${new Date(madeAt).toISOString().replaceAll(/[:.]/g, '-')}`;
}

/** Answers where a backup stands until it is whole. */
export function begunFolder(folder: string): string {
  return folder + halves.begun;
}

/** Says whose backup it is: another installation that keeps its own beside them has other marks. */
export function markOfBackup({ config, keys }: Own, madeAt: number): string {
  return keys.blindIndex('backup-mark', `${config.publicOrigin} ${madeAt}`);
}

/**
 * Finds the backups that this installation made on its own, the newest first; nothing else is
 * touched.
 */
export async function findOwnBackups(own: Own, place: string): Promise<OwnBackup[]> {
  const found: OwnBackup[] = [];
  for (const entry of await readdir(place, { withFileTypes: true })) {
    if (!entry.isDirectory() || !shape.test(entry.name)) continue;
    const folder = join(place, entry.name);
    const note = await readNote(folder);
    if (!note || entry.name !== nameOfBackup(note.madeAt)) continue;
    if (note.mark === markOfBackup(own, note.madeAt)) found.push({ folder, note });
  }
  return found.sort((one, other) => other.note.madeAt - one.note.madeAt);
}

async function readNote(folder: string): Promise<BackupNote | undefined> {
  try {
    const note = JSON.parse(await readFile(join(folder, noteFile), 'utf8'));
    return Number.isSafeInteger(note.madeAt) ? note : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Moves it to another name first, so that what is cut short leaves no half that looks like a whole
 * one.
 */
export async function throwAway({ folder }: OwnBackup): Promise<void> {
  await rename(folder, folder + halves.thrownAway);
  await rm(folder + halves.thrownAway, { recursive: true, force: true });
}

/** Removes halves whose run is surely over, by the day in their name. */
export async function sweepHalves(place: string, before: number): Promise<void> {
  for (const entry of await readdir(place, { withFileTypes: true })) {
    const ending = Object.values(halves).find((one) => entry.name.endsWith(one));
    if (!ending || !entry.isDirectory()) continue;
    const name = entry.name.slice(0, -ending.length);
    if (!shape.test(name) || name >= nameOfBackup(before)) continue;
    await rm(join(place, entry.name), { recursive: true, force: true });
  }
}
