import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { DrillFound } from '#src/shared/platform/drill-found.ts';

/** It says when it last worked, and why it has not since, where it failed. */
type BackupRun = {
  workedAt: number | null;
  failedAt: number | null;
  reason: string | null;
};

/** The newest scheduled backup is as old as what is in it. */
export async function findBackupRun(db: Database): Promise<BackupRun> {
  const { found: _, ...run } = await findRun(db, 'backup');
  return run;
}

/** Finds how the newest drill went, and what it found the last time one worked. */
export async function findDrillRun(
  db: Database,
): Promise<BackupRun & { found: DrillFound | null }> {
  const { found, ...run } = await findRun(db, 'drill');
  return { ...run, found: found === null ? null : fromJson<DrillFound>(found) };
}

async function findRun(db: Database, kind: 'backup' | 'drill') {
  const run = await db
    .selectFrom('backup_runs')
    .select(['worked_at as workedAt', 'found', 'failed_at as failedAt', 'reason'])
    .where('kind', '=', kind)
    .executeTakeFirst();
  return run ?? { workedAt: null, found: null, failedAt: null, reason: null };
}
