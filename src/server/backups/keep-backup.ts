import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '#src/server/services.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { chooseKept } from './choose-kept.ts';
import { requireListed } from './file-list.ts';
import { halvesKeptMs, makeBackup, noteFile, sweepClear } from './make-backup.ts';
import { noteBackup, noteFailed } from './note-backup-run.ts';
import {
  begunFolder,
  findOwnBackups,
  markOfBackup,
  nameOfBackup,
  sweepHalves,
  throwAway,
} from './own-backups.ts';

type BackupServices = Pick<Services, 'config' | 'db' | 'keys' | 'log'>;
type Asked = { place: string; signal: AbortSignal };

const hourMs = 3_600_000;
/** A day of backups begins at half past two at night, when few are there. */
const backupDayOf = (at: number) => dayOf(at - 2.5 * hourMs);

/**
 * Makes the day's backup in a folder unless it is there, and throws away what is too many once the
 * newest one was read again and is whole. How it went is written for whoever watches.
 */
export async function keepBackup(
  services: BackupServices,
  asked: Asked,
  now: number,
): Promise<void> {
  const { db, log } = services;
  try {
    const found = await findOfToday(services, asked, now);
    const madeAt = found ?? (await make(services, asked, now));
    const removed = await throwAwayOld(services, asked);
    await noteBackup(db, { madeAt });
    if (found === undefined) log.info({ madeAt, removed }, 'backup made');
  } catch (error) {
    // One that was told to stop goes on elsewhere, and has not failed.
    if (!asked.signal.aborted) await noteFailed(db, { kind: 'backup', error }, now);
    throw error;
  }
}

async function findOfToday(services: BackupServices, { place }: Asked, now: number) {
  // It was made by nobody here: a disk that is not mounted would be written to below its mount.
  if (!existsSync(place)) throw new Error(`BACKUP_FOLDER names ${place}, and there is no such.`);
  await sweepHalves(place, now - halvesKeptMs);
  await sweepClear(services.config, now);
  const [newest] = await findOwnBackups(services, place);
  return newest && backupDayOf(newest.note.madeAt) === backupDayOf(now)
    ? newest.note.madeAt
    : undefined;
}

async function make(
  services: BackupServices,
  { place, signal }: Asked,
  now: number,
): Promise<number> {
  const folder = join(place, nameOfBackup(now));
  const mark = markOfBackup(services, now);
  const begun = begunFolder(folder);
  try {
    await makeBackup(services.config, { folder: begun, now: () => now, mark, signal });
    signal.throwIfAborted();
    await rename(begun, folder);
  } finally {
    await rm(begun, { recursive: true, force: true });
  }
  return now;
}

/** The newest is compared with its list before another one goes: one good one is always there. */
async function throwAwayOld(services: BackupServices, { place, signal }: Asked): Promise<number> {
  const own = await findOwnBackups(services, place);
  const kept = chooseKept(own.map(({ note }) => note.madeAt));
  const [newest] = own;
  if (!newest) throw new Error(`The backup that was made is not in ${place}.`);
  const old = own.filter(({ note }) => !kept.has(note.madeAt));
  if (old.length === 0) return 0;
  await requireListed(newest.folder, { list: newest.note.list, beside: [noteFile] });
  for (const one of old) {
    signal.throwIfAborted();
    await throwAway(one);
  }
  return old.length;
}
