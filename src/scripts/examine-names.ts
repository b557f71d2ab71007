import { statSync } from 'node:fs';
import { nameService } from '#src/server/payments/names/name-service.ts';
import { readNameKey } from '#src/server/payments/names/read-name-key.ts';
import type { Config } from '#src/server/platform/config/config.ts';

/** Asks about nobody, with the key and the clock of this machine. */
export async function requireNameService({
  nameService: configured,
}: Pick<Config, 'nameService'>): Promise<void> {
  if (!configured) return;
  const { url, keyFile } = configured;
  const key = readNameKey(keyFile);
  if (statSync(keyFile).mode & 0o077) {
    throw new Error('Others on this machine may read NAME_SERVICE_KEY_FILE: chmod 600 it.');
  }
  await nameService({ url, key, now: Date.now, wholeMs: 6000 }).probe();
}
