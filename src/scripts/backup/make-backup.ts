import { existsSync } from 'node:fs';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseAddress } from '#src/server/db/open-database.ts';
import type { Config } from '#src/server/platform/config.ts';
import { makePrivateFolder } from '#src/server/platform/make-private-folder.ts';
import { writeFileList } from './file-list.ts';
import { dumpPostgres } from './postgres-tools.ts';

export type BackupNote = {
  engine: 'sqlite' | 'postgres';
  /** Everything committed before this instant is in it. */
  madeAt: number;
  databaseFile: string;
  /** Of the list of every file with its hash. */
  list: string;
  files: number;
};

export const noteFile = 'backup.json';
/** Pictures, and papers only staff see; an object store has copies of its own. */
export const fileFolders = ['media', 'private'] as const;

/** Copies database and files of a running server into a folder; each step is done or it throws. */
export async function makeBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { folder, now }: { folder: string; now: () => number },
): Promise<BackupNote> {
  const { sqliteFile } = databaseAddress(config);
  if (sqliteFile && !existsSync(sqliteFile)) {
    throw new Error(`There is no database ${sqliteFile}; DATA_DIR says where to look.`);
  }
  await makePrivateFolder(folder);
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  // Before the copy begins, since what is committed while it runs may or may not be in it.
  const madeAt = now();
  const databaseFile = config.databaseUrl
    ? await dumpPostgres(config.databaseUrl, folder)
    : await copySqlite(sqliteFile ?? '', folder);
  for (const name of fileFolders) {
    const from = join(config.dataDir, name);
    if (existsSync(from)) await cp(from, join(folder, name), { recursive: true });
  }
  const note: BackupNote = {
    engine: config.databaseUrl ? 'postgres' : 'sqlite',
    madeAt,
    databaseFile,
    ...(await writeFileList(folder)),
  };
  await writeFile(join(folder, noteFile), `${JSON.stringify(note, null, 2)}\n`);
  return note;
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
