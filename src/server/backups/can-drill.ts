import { existsSync } from 'node:fs';
import type { Config } from '#src/server/platform/config/config.ts';
import { ownIdentityFile } from './backup-keys.ts';

/** Answers a backup whose private key lies elsewhere can be tried only there, by hand. */
export function canDrill({
  backupFolder,
  backupRecipients,
  dataDir,
}: Pick<Config, 'backupFolder' | 'backupRecipients' | 'dataDir'>): boolean {
  if (backupFolder === undefined) return false;
  return backupRecipients.length === 0 && existsSync(ownIdentityFile(dataDir));
}
