import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { eraseEndedCases } from './erase-ended-cases.ts';
import { eraseJob } from './erase-job.ts';

export const retentionSchedule: readonly ScheduledJob[] = [
  { name: eraseJob, pattern: '47 3 * * *' },
];

export function retentionJobs({ db, log }: Pick<Services, 'db' | 'log'>): JobHandlers {
  return {
    [eraseJob]: async ({ now, signal }) => {
      const erased = await eraseEndedCases(db, signal, now);
      if (erased > 0) log.info({ erased }, 'papers or numbers of ended cases were erased');
    },
  };
}
