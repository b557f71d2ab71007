import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseAddress } from '#src/server/db/open-database.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { makePrivateFolder } from '#src/server/platform/make-private-folder.ts';
import { syncFolder } from '#src/server/platform/sync-folder.ts';
import { findRecipients } from './backup-keys.ts';
import { writeFileList } from './file-list.ts';
import { findNeededKeys, type NeededKey } from './needed-keys.ts';
import { dumpPostgres } from './postgres-tools.ts';
import { requireWholeCopy } from './require-whole-copy.ts';
import { type SealTo, sealFile, sealFolder } from './sealed-files.ts';

export type BackupNote = {
  engine: 'sqlite' | 'postgres';
  /** This is everything committed before this instant is in it. */
  madeAt: number;
  databaseFile: string;
  /** It is the hash of the list of every file with its own hash. */
  list: string;
  files: number;
  /** These are the public keys that it is sealed to. */
  recipients: readonly string[];
  /** This is what opens the values in it; the key file is not in it. */
  keys: readonly NeededKey[];
  /** By this mark the installation that made it on its own knows it again. */
  mark?: string | undefined;
};

export const noteFile = 'backup.json';
/** These are pictures, and papers only staff see; an object store has copies of its own. */
export const fileFolders = ['media', 'private'] as const;

type Source = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'backupRecipients'>>;

type Asked = {
  folder: string;
  now: () => number;
  mark?: string;
  /** It is aborted when the rest is not wanted any more. */
  signal?: AbortSignal;
};

/**
 * Copies database and files of a running server into a folder, each sealed to a public key; each step
 * is done or it throws.
 */
export async function makeBackup(
  config: Source,
  { folder, now, mark, signal }: Asked,
): Promise<BackupNote> {
  const { sqliteFile } = databaseAddress(config);
  if (sqliteFile && !existsSync(sqliteFile)) {
    throw new Error(`There is no database ${sqliteFile}; DATA_DIR says where to look.`);
  }
  await makePrivateFolder(folder);
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const recipients = await findRecipients(config);
  // This is before the copy begins, since what is committed while it runs may or may not be in it.
  const madeAt = now();
  await makePrivateFolder(config.dataDir);
  await sweepClear(config, madeAt);
  const databaseFile = await sealDatabase(config, { folder, sqliteFile, recipients, signal });
  for (const name of fileFolders) {
    const from = join(config.dataDir, name);
    if (existsSync(from)) await sealFolder(from, join(folder, name), { recipients, signal });
  }
  const note: BackupNote = {
    engine: config.databaseUrl ? 'postgres' : 'sqlite',
    madeAt,
    databaseFile,
    recipients,
    keys: await findNeededKeys(config),
    mark,
    ...(await writeFileList(folder)),
  };
  await writeFile(join(folder, noteFile), `${JSON.stringify(note, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  await syncFolder(folder);
  return note;
}

type Sealing = SealTo & { folder: string; sqliteFile: string | undefined };

const clearFolder = 'backup-in-clear-';
/** This is where a restore opens one before it moves anything, and where a drill puts one back. */
export const openedFolder = 'restore-in-clear-';
export const drillFolder = 'restore-drill-';
const folders = [clearFolder, openedFolder, drillFolder];

/**
 * The engines write files in clear: these lie beside for as long as it takes, for our eyes alone.
 */
async function sealDatabase(
  { databaseUrl, dataDir }: Source,
  { folder, sqliteFile, ...to }: Sealing,
): Promise<string> {
  const clear = await mkdtemp(join(dataDir, clearFolder));
  try {
    const name = databaseUrl
      ? await dumpPostgres(databaseUrl, { folder: clear, signal: to.signal })
      : await copySqlite(sqliteFile ?? '', clear);
    await sealFile(join(clear, name), join(folder, name), to);
    return name;
  } finally {
    await rm(clear, { recursive: true, force: true });
  }
}

/** No run lasts as long. */
export const halvesKeptMs = 48 * 3_600_000;

/**
 * Removes copies in clear that a run which was killed left behind, a restore's and a drill's too.
 */
export async function sweepClear({ dataDir }: Pick<Config, 'dataDir'>, now: number): Promise<void> {
  const before = now - halvesKeptMs;
  for (const name of await readdir(dataDir)) {
    if (!folders.some((start) => name.startsWith(start))) continue;
    const path = join(dataDir, name);
    if ((await stat(path)).mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

/** Makes the engine's own online copy: it is consistent while the server goes on writing. */
async function copySqlite(sqliteFile: string, folder: string): Promise<string> {
  const source = new DatabaseSync(sqliteFile, { readOnly: true });
  const databaseFile = 'warmlight.db';
  try {
    await backup(source, join(folder, databaseFile));
  } finally {
    source.close();
  }
  await requireWholeCopy(join(folder, databaseFile));
  return databaseFile;
}
