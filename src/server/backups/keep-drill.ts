import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { drillRestore } from './drill-restore.ts';
import { findDrillRun } from './find-backup-run.ts';
import { noteDrill, noteFailed } from './note-backup-run.ts';
import { findOwnBackups } from './own-backups.ts';

type DrillServices = Pick<Services, 'config' | 'db' | 'equations' | 'keys' | 'log' | 'now'>;
type Asked = { place: string; signal: AbortSignal };

const everyMs = 30 * dayMs;

/**
 * Tries the newest backup by putting it back elsewhere, once in thirty days, and anew each day until
 * it works. How it went is written for whoever watches.
 */
export async function keepDrill(
  services: DrillServices,
  { place, signal }: Asked,
  now: number,
): Promise<void> {
  const { db, log } = services;
  const { workedAt, failedAt } = await findDrillRun(db);
  if (workedAt !== null && failedAt === null && now - workedAt < everyMs) return;
  const [newest] = await findOwnBackups(services, place);
  // The first night is still to come; that one is missing is told by its own age.
  if (!newest) return;
  try {
    const found = await drillRestore(services, { folder: newest.folder, signal }, now);
    await noteDrill(db, { found }, services.now());
    log.info(found, 'backup tried by putting it back');
  } catch (error) {
    // One that was told to stop is tried again, and has not failed.
    if (!signal.aborted) await noteFailed(db, { kind: 'drill', error }, now);
    throw error;
  }
}
