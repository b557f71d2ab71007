import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseAddress } from '#src/server/db/open-database.ts';
import type { Config } from '#src/server/platform/config.ts';
import { makePrivateFolder } from '#src/server/platform/make-private-folder.ts';
import { findRecipients } from './backup-keys.ts';
import { writeFileList } from './file-list.ts';
import { dumpPostgres } from './postgres-tools.ts';
import { sealFile, sealFolder } from './sealed-files.ts';

export type BackupNote = {
  engine: 'sqlite' | 'postgres';
  /** Everything committed before this instant is in it. */
  madeAt: number;
  databaseFile: string;
  /** Of the list of every file with its hash. */
  list: string;
  files: number;
  /** The public keys that it is sealed to. */
  recipients: readonly string[];
};

export const noteFile = 'backup.json';
/** Pictures, and papers only staff see; an object store has copies of its own. */
export const fileFolders = ['media', 'private'] as const;

type Source = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'backupRecipients'>>;

/**
 * Copies database and files of a running server into a folder, each sealed to a public key; each step
 * is done or it throws.
 */
export async function makeBackup(
  config: Source,
  { folder, now }: { folder: string; now: () => number },
): Promise<BackupNote> {
  const { sqliteFile } = databaseAddress(config);
  if (sqliteFile && !existsSync(sqliteFile)) {
    throw new Error(`There is no database ${sqliteFile}; DATA_DIR says where to look.`);
  }
  await makePrivateFolder(folder);
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const recipients = await findRecipients(config);
  // Before the copy begins, since what is committed while it runs may or may not be in it.
  const madeAt = now();
  const databaseFile = await sealDatabase(config, { folder, sqliteFile, recipients });
  for (const name of fileFolders) {
    const from = join(config.dataDir, name);
    if (existsSync(from)) await sealFolder(from, join(folder, name), recipients);
  }
  const note: BackupNote = {
    engine: config.databaseUrl ? 'postgres' : 'sqlite',
    madeAt,
    databaseFile,
    recipients,
    ...(await writeFileList(folder)),
  };
  await writeFile(join(folder, noteFile), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
  return note;
}

type Sealing = { folder: string; sqliteFile: string | undefined; recipients: readonly string[] };

/** The engines write files in clear: they lie beside for as long as it takes, for our eyes alone. */
async function sealDatabase(
  { databaseUrl, dataDir }: Source,
  { folder, sqliteFile, recipients }: Sealing,
): Promise<string> {
  await makePrivateFolder(dataDir);
  const clear = await mkdtemp(join(dataDir, 'backup-in-clear-'));
  try {
    const name = databaseUrl
      ? await dumpPostgres(databaseUrl, clear)
      : await copySqlite(sqliteFile ?? '', clear);
    await sealFile(join(clear, name), join(folder, name), recipients);
    return name;
  } finally {
    await rm(clear, { recursive: true, force: true });
  }
}

/** The engine's own online copy: consistent while the server goes on writing. */
async function copySqlite(sqliteFile: string, folder: string): Promise<string> {
  const source = new DatabaseSync(sqliteFile, { readOnly: true });
  const databaseFile = 'warmlight.db';
  try {
    await backup(source, join(folder, databaseFile));
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(join(folder, databaseFile));
  try {
    // One file that is whole by itself, without a write-ahead log beside it.
    copy.exec('pragma journal_mode = delete');
    const found = copy.prepare('pragma quick_check').get();
    if (found?.quick_check !== 'ok') throw new Error('The copy is damaged.');
  } finally {
    copy.close();
  }
  return databaseFile;
}
