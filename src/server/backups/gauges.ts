import type { StateGauge } from '#src/server/platform/state-gauge.ts';
import { findBackupRun } from './find-backup-run.ts';

export const backupGauges: readonly StateGauge[] = [
  {
    name: 'warmlight_backup_age_seconds',
    help: 'How old the newest scheduled backup is; +Inf before the first, NaN without BACKUP_FOLDER',
    read: async ({ db, config, now }) => {
      if (config.backupFolder === undefined) return Number.NaN;
      const { workedAt } = await findBackupRun(db);
      return workedAt === null ? Number.POSITIVE_INFINITY : (now - workedAt) / 1000;
    },
  },
];
