import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { resealJob } from './reseal-job.ts';
import { resealPictures } from './reseal-pictures.ts';
import { resealValues } from './reseal-values.ts';

/** Goes on with what a run had no time for; with one version there is nothing to do. */
export const keySchedule: readonly ScheduledJob[] = [{ name: resealJob, pattern: '23 * * * *' }];

export function keyJobs(services: Pick<Services, 'db' | 'keys' | 'log' | 'media'>): JobHandlers {
  return {
    [resealJob]: async ({ signal }) => {
      const versions = await services.db
        .selectFrom('key_versions')
        .select('id')
        .where('retired_at', 'is', null)
        .execute();
      if (versions.length < 2) return;
      await resealValues(services, signal);
      await resealPictures(services, signal);
    },
  };
}
