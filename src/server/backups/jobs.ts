import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';

const keepJob = 'keep-backup';
const drillJob = 'drill-restore';

type Place = Pick<Services, 'config'>;

/**
 * It comes each hour, so that a night that was missed is made up for; one backup is made a day. A
 * drill is asked for each morning, and finds for itself whether one is due.
 */
export function backupSchedule({ config }: Place): readonly ScheduledJob[] {
  if (config.backupFolder === undefined) return [];
  return [
    { name: keepJob, pattern: '30 * * * *' },
    { name: drillJob, pattern: '10 5 * * *' },
  ];
}

/** Each is loaded only when it is run: a start pays for every package it loads. */
export function backupJobs(services: Services): JobHandlers {
  return {
    [keepJob]: async ({ id, now, signal }) => {
      const { backupFolder: place } = services.config;
      // It was queued before the folder was taken out of the configuration.
      if (place === undefined) return;
      if (await isRunElsewhere(services, { id, name: keepJob }, now)) return;
      const { keepBackup } = await import('./keep-backup.ts');
      await keepBackup(services, { place, signal }, now);
    },
    [drillJob]: async ({ id, now, signal }) => {
      const { backupFolder: place } = services.config;
      if (place === undefined) return;
      if (await isRunElsewhere(services, { id, name: drillJob }, now)) return;
      const { canDrill } = await import('./can-drill.ts');
      if (!canDrill(services.config)) return;
      const { keepDrill } = await import('./keep-drill.ts');
      await keepDrill(services, { place, signal }, now);
    },
  };
}

/** Another node is still at the one of an earlier hour; whoever comes later finds what it made. */
async function isRunElsewhere(
  { db }: Pick<Services, 'db'>,
  { id, name }: { id: string; name: string },
  now: number,
): Promise<boolean> {
  const other = await db
    .selectFrom('jobs')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', id)
    .where('leased_until', '>', now)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
