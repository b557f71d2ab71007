import type { Config } from './config.ts';

type Judged = Pick<
  Config,
  | 'mode'
  | 'backupFolder'
  | 'backupRecipients'
  | 'databaseUrl'
  | 'nameService'
  | 'objectStore'
  | 'redisUrl'
  | 'publicOrigin'
  | 'trustProxy'
>;

/**
 * Finds what goes wrong quietly, most of it on several nodes only; it is said at the start and by
 * the doctor.
 */
export function findWarnings(config: Judged): string[] {
  const { mode, databaseUrl, nameService, objectStore, redisUrl, publicOrigin, trustProxy } =
    config;
  const warnings: string[] = [];
  if (databaseUrl && !objectStore) {
    warnings.push(
      'Pictures lie in DATA_DIR of this machine: a second node needs the same folder, or S3_ENDPOINT.',
    );
  }
  if (databaseUrl && !redisUrl) {
    warnings.push(
      'There is no REDIS_URL: a second node would show kept pages that this one changed, for up to five minutes.',
    );
  }
  if (publicOrigin.startsWith('https:') && !trustProxy) {
    warnings.push(
      'TRUST_PROXY is 0 behind https: all callers have the address of the proxy, and share its limits.',
    );
  }
  if (mode === 'live' && !nameService) {
    warnings.push(
      'There is no NAME_SERVICE: unless the bank itself is asked, staff alone see whose an account is.',
    );
  }
  return [...warnings, ...findBackupWarnings(config)];
}

function findBackupWarnings({ mode, backupFolder, backupRecipients }: Judged): string[] {
  if (backupFolder === undefined) {
    return mode === 'live'
      ? ['There is no BACKUP_FOLDER: this node makes no backups by itself.']
      : [];
  }
  return backupRecipients.length > 0
    ? []
    : [
        'Backups are sealed to a key that lies in DATA_DIR alone: name public keys in BACKUP_RECIPIENTS, whose private ones lie elsewhere.',
      ];
}
