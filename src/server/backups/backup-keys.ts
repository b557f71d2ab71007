import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Config } from '#src/server/platform/config/config.ts';
import { makePrivateFolder } from '#src/server/platform/make-private-folder.ts';
import { syncFolder } from '#src/server/platform/sync-folder.ts';

type Place = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'backupRecipients'>>;

/** Answers where the private key lies that no configuration named, as `age-keygen` writes one. */
export function ownIdentityFile(dataDir: string): string {
  return join(dataDir, 'backup-identity.txt');
}

/**
 * Finds the public keys that backups are sealed to: those of `BACKUP_RECIPIENTS`, whose private
 * ones lie elsewhere, or one of this machine's own, made the first time.
 */
export async function findRecipients({ dataDir, backupRecipients }: Place): Promise<string[]> {
  if (backupRecipients && backupRecipients.length > 0) return [...backupRecipients];
  const file = ownIdentityFile(dataDir);
  if (!existsSync(file)) {
    await makePrivateFolder(dataDir);
    const identity = await generateX25519Identity();
    const words = `# public key: ${await identityToRecipient(identity)}\n${identity}\n`;
    // Two may begin at once: the second one finds the first one's.
    const options = { flag: 'wx', mode: 0o600, flush: true };
    await writeFile(file, words, options).catch(refuseUnlessThere);
    await syncFolder(dataDir);
  }
  return Promise.all((await readIdentities(file)).map(identityToRecipient));
}

function refuseUnlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Reads the private keys of a file; lines that begin with # say what they are. */
export async function readIdentities(file: string): Promise<string[]> {
  if (!existsSync(file)) return [];
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** Answers which of these keys open what was sealed to those; in words where none does. */
export async function requireOpener(
  identities: readonly string[],
  { recipients, file }: { recipients: readonly string[]; file: string },
): Promise<void> {
  const own = await Promise.all(identities.map(identityToRecipient));
  if (own.some((recipient) => recipients.includes(recipient))) return;
  const found = identities.length === 0 ? 'holds no private key' : 'holds the key of another one';
  throw new Error(
    `This backup is sealed to ${recipients.join(', ')}, and ${file} ${found}. Say where the private key lies: --identity FILE. Nothing was changed.`,
  );
}
