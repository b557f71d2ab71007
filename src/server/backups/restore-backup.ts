import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockForWriting } from '#src/server/db/engines/sqlite-writer-lock.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { makePrivateFolder } from '#src/server/platform/make-private-folder.ts';
import { findRestore } from '#src/server/reconciliation/restore/find-restore.ts';
import { ownIdentityFile, readIdentities, requireOpener } from './backup-keys.ts';
import { requireListed } from './file-list.ts';
import { type BackupNote, fileFolders, noteFile, openedFolder, sweepClear } from './make-backup.ts';
import { markRestored } from './mark-restored.ts';
import { requireNeededKeys } from './needed-keys.ts';
import { restorePostgres } from './postgres-tools.ts';
import { openFolder } from './sealed-files.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'keyFile'>>;
/** `identityFile` holds the private key, where it is not this machine's own. */
type Asked = { folder: string; identityFile?: string | undefined; now: number };

/**
 * Puts a backup in place of what is there, which is kept beside it, and freezes money out: gateway
 * and bank have done things since that these books do not know. What does not match its list, or
 * can't be opened, changes nothing.
 */
export async function restoreBackup(
  place: Place,
  { folder, identityFile, now }: Asked,
): Promise<BackupNote> {
  if (!existsSync(join(folder, noteFile))) {
    throw new Error(`${folder} is no backup: there is no ${noteFile} in it.`);
  }
  const note = JSON.parse(await readFile(join(folder, noteFile), 'utf8')) as BackupNote;
  if ((note.engine === 'postgres') !== (place.databaseUrl !== undefined)) {
    throw new Error(
      `This is a backup of ${note.engine}; the configuration names the other engine.`,
    );
  }
  await requireListed(folder, { list: note.list, beside: [noteFile] });
  const identities = await findIdentities(place, { identityFile, note });
  await requireNeededKeys(place, note.keys);
  await makePrivateFolder(place.dataDir);
  await sweepClear(place, now);
  const opened = await mkdtemp(join(place.dataDir, openedFolder));
  try {
    await openFolder(folder, opened, identities);
    await putDatabase(place, { folder: opened, note, now });
    await putFiles(place, opened, now);
  } finally {
    await rm(opened, { recursive: true, force: true });
  }
  await freeze(place, note, now);
  return note;
}

/**
 * Finds those of the file that was named, or of this machine's own; in words where none of them
 * opens it.
 */
async function findIdentities(
  { dataDir }: Place,
  { identityFile, note }: Pick<Asked, 'identityFile'> & { note: BackupNote },
): Promise<string[]> {
  const file = identityFile ?? ownIdentityFile(dataDir);
  const identities = await readIdentities(file);
  await requireOpener(identities, { recipients: note.recipients, file });
  return identities;
}

type Put = { folder: string; note: BackupNote; now: number };

async function putDatabase(place: Place, { folder, note, now }: Put): Promise<void> {
  const from = join(folder, note.databaseFile);
  if (place.databaseUrl) {
    await restorePostgres(place.databaseUrl, { file: from, now });
    return;
  }
  const { sqliteFile = '' } = databaseAddress(place);
  // Proves that no server writes the file that is about to be moved, by whatever name it is open.
  const unlock = lockForWriting(existsSync(sqliteFile) ? await realpath(sqliteFile) : sqliteFile);
  try {
    for (const ending of ['', '-wal', '-shm']) await keepAside(sqliteFile + ending, now);
    await cp(from, sqliteFile);
  } finally {
    unlock();
  }
}

async function putFiles({ dataDir }: Place, folder: string, now: number): Promise<void> {
  for (const name of fileFolders) {
    if (!existsSync(join(folder, name))) continue;
    await keepAside(join(dataDir, name), now);
    await cp(join(folder, name), join(dataDir, name), { recursive: true });
  }
}

async function keepAside(path: string, now: number): Promise<void> {
  if (existsSync(path)) await rename(path, `${path}.before-restore-${now}`);
}

async function freeze(place: Place, note: BackupNote, now: number): Promise<void> {
  const db = await openDatabase(databaseAddress(place));
  try {
    await migrate(db);
    await markRestored(db, { madeAt: note.madeAt }, now);
  } finally {
    await db.destroy();
  }
}

/** Finds when the backup was made that this database was restored from and is not settled since. */
export async function findRestoredAt(place: Place): Promise<number | undefined> {
  const db = await openDatabase({ ...databaseAddress(place), readOnly: true });
  try {
    return (await findRestore(db))?.backupAt;
  } finally {
    await db.destroy();
  }
}
