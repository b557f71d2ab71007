import { openMedia } from '#src/server/media/open-media.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { createHashes } from '#src/server/platform/keys.ts';
import { anchorAnew } from '#src/server/review/anchor-trail.ts';
import { openRecordedDatabase } from './open-recorded-database.ts';

/**
 * Begins anew after a command that put another trail in the place of the one that was anchored
 * since then.
 */
export async function beginAnchors(config: Config, { from }: { from: number }): Promise<void> {
  const db = await openRecordedDatabase(config);
  try {
    const kept = { db, keys: createHashes(config.secret), media: openMedia(config) };
    await anchorAnew(kept, { from }, Date.now());
  } finally {
    await db.destroy();
  }
}
