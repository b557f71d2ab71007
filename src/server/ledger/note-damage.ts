import type { Logger } from 'pino';
import { findDamage, markDamaged } from '#src/server/db/damage.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Metrics } from '#src/server/platform/watch/metrics.ts';
import { reasonOfDamage } from '#src/shared/review/freeze-reason.ts';
import { freezeMoneyOut } from './freeze-money-out.ts';

type Parts = { db: Database; log: Logger; metrics: Metrics };

/**
 * Books that were read from a damaged file may say anything: no money leaves until people have
 * looked. This process remembers it, should the file take no word of it any more.
 */
export async function noteDamage(
  { db, log, metrics }: Parts,
  words: string,
  now: number,
): Promise<void> {
  if (!markDamaged(db)) return;
  metrics.databaseDamaged.set(1);
  log.fatal({ damage: words }, 'the database is damaged: money out is frozen');
  await freezeMoneyOut(db, { reason: reasonOfDamage, now }).catch((error: unknown) =>
    log.error({ err: error }, 'the freeze could not be written'),
  );
}

/** Reads the whole of SQLite's file, once at the start. */
export async function lookForDamage(parts: Parts, now: number): Promise<void> {
  const words = await findDamage(parts.db);
  if (words) await noteDamage(parts, words, now);
}
