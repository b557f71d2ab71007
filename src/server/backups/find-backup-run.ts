import type { Database } from '#src/server/db/database.ts';

/** When the newest scheduled backup was made, and why none was since, where it failed. */
type BackupRun = {
  workedAt: number | null;
  failedAt: number | null;
  reason: string | null;
};

export async function findBackupRun(db: Database): Promise<BackupRun> {
  const run = await db
    .selectFrom('backup_runs')
    .select(['worked_at as workedAt', 'failed_at as failedAt', 'reason'])
    .where('kind', '=', 'backup')
    .executeTakeFirst();
  return run ?? { workedAt: null, failedAt: null, reason: null };
}
