import type { Database } from '#src/server/db/database.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { createKeys, type Keys } from '#src/server/platform/keys.ts';
import { openFileKeyService } from './file-key-service.ts';
import type { KeyService } from './key-service.ts';
import { type LiveKeyRing, openKeyRing } from './open-key-ring.ts';

/**
 * Answers who keeps the root keys. Another service stands here once a configuration can name it.
 */
export function keyServiceOf({ keyFile }: Pick<Config, 'keyFile'>): KeyService {
  return openFileKeyService(keyFile);
}

/** Opens the keys of a database that is migrated. */
export async function openKeys(
  db: Database,
  config: Pick<Config, 'secret' | 'keyFile'>,
  now: () => number,
): Promise<{ keys: Keys; ring: LiveKeyRing }> {
  const ring = await openKeyRing(db, { service: keyServiceOf(config), now });
  return { keys: createKeys({ secret: config.secret, ring }), ring };
}
