import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { finishExpiredCases } from './finish-expired-cases.ts';

export const caseSchedule: readonly ScheduledJob[] = [
  { name: 'finish-expired-cases', pattern: '* * * * *' },
];

export function caseJobs(services: Services): JobHandlers {
  return {
    'finish-expired-cases': async ({ now }) => {
      await finishExpiredCases(services, now);
    },
  };
}
