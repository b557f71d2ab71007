import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { ownIdentityFile } from '#src/server/backups/backup-keys.ts';
import { type BackupNote, makeBackup } from '#src/server/backups/make-backup.ts';
import { type Config, parseConfig } from '#src/server/platform/config/config.ts';
import { recordRan } from './record-ran.ts';
import { tellError } from './tell-error.ts';

await backUp().catch(tellError);

async function backUp(): Promise<void> {
  const config = parseConfig(process.env);
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const folder = process.argv[2] ?? join('backups', stamp);
  const note = await makeBackup(config, { folder, now: Date.now });
  await recordRan(config, 'backup');
  console.log(`Database and ${note.files - 1} other files are in ${folder}.`);
  console.log(wordsOfFiles(config));
  console.log(keyWords(config, note));
  console.log(
    `What is sealed in it opens with ${config.keyFile} alone, which is not in it: keep a copy.`,
  );
  console.log(`Next: keep a copy elsewhere, and try it: npm run restore -- ${folder}`);
}

/** Nodes that share no folder have pictures each, and an object store has copies of its own. */
function wordsOfFiles({ dataDir, databaseUrl, objectStore }: Config): string {
  const own = `Pictures and papers in it are those of ${resolve(dataDir)} on ${hostname()}`;
  if (objectStore) return `${own}; those in the object store are not: back up its bucket.`;
  return databaseUrl
    ? `${own} alone: where other nodes have a folder of their own, theirs are not in it.`
    : `${own}.`;
}

/** Who has the folder alone reads nothing; who lost the key, neither. */
function keyWords({ dataDir, backupRecipients }: Config, { recipients }: BackupNote): string {
  const sealed = `Sealed to ${recipients.join(', ')}.`;
  return backupRecipients.length > 0
    ? sealed
    : `${sealed} Without ${ownIdentityFile(dataDir)} nobody opens it: keep that file elsewhere, or name a public key of your own in BACKUP_RECIPIENTS.`;
}
