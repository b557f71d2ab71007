import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';

const keepJob = 'keep-backup';

type Place = Pick<Services, 'config'>;

/** Each hour, so that a night that was missed is made up for; one backup is made a day. */
export function backupSchedule({ config }: Place): readonly ScheduledJob[] {
  return config.backupFolder === undefined ? [] : [{ name: keepJob, pattern: '30 * * * *' }];
}

/** Loaded only when it is run: a start pays for every package it loads. */
export function backupJobs(services: Services): JobHandlers {
  return {
    [keepJob]: async ({ id, now, signal }) => {
      const { backupFolder: place } = services.config;
      // Queued before the folder was taken out of the configuration.
      if (place === undefined) return;
      if (await isRunElsewhere(services, { id }, now)) return;
      const { keepBackup } = await import('./keep-backup.ts');
      await keepBackup(services, { place, signal }, now);
    },
  };
}

/** Another node is still at the one of an earlier hour; whoever comes later finds what it made. */
async function isRunElsewhere(
  { db }: Pick<Services, 'db'>,
  { id }: { id: string },
  now: number,
): Promise<boolean> {
  const other = await db
    .selectFrom('jobs')
    .select('id')
    .where('name', '=', keepJob)
    .where('id', '<>', id)
    .where('leased_until', '>', now)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
