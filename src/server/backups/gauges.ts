import type { StateGauge } from '#src/server/platform/watch/state-gauge.ts';
import { findBackupRun, findDrillRun } from './find-backup-run.ts';

const ageOf = (workedAt: number | null, now: number) =>
  workedAt === null ? Number.POSITIVE_INFINITY : (now - workedAt) / 1000;

export const backupGauges: readonly StateGauge[] = [
  {
    name: 'warmlight_backup_age_seconds',
    help: 'How old the newest scheduled backup is; +Inf before the first, NaN without BACKUP_FOLDER',
    read: async ({ db, config, now }) => {
      if (config.backupFolder === undefined) return Number.NaN;
      return ageOf((await findBackupRun(db)).workedAt, now);
    },
  },
  {
    name: 'warmlight_restore_drill_age_seconds',
    help: 'Since when no backup was tried by putting it back; +Inf before the first, NaN where the private key lies elsewhere',
    read: async ({ db, config, now }) => {
      const { canDrill } = await import('./can-drill.ts');
      if (!canDrill(config)) return Number.NaN;
      return ageOf((await findDrillRun(db)).workedAt, now);
    },
  },
];
