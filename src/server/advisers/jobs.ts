import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { eraseOldLeads } from './leads/erase-leads.ts';
import { returnLate } from './leads/return-late.ts';

/** Answers work around leads, by name of the job. */
export function adviserJobs(services: Services): JobHandlers {
  return {
    'return-late-leads': async ({ now }) => void (await returnLate(services, now)),
    'erase-old-leads': async ({ now }) => eraseOldLeads(services, now),
  };
}

export const adviserSchedule: readonly ScheduledJob[] = [
  { name: 'return-late-leads', pattern: '*/10 * * * *' },
  { name: 'erase-old-leads', pattern: '20 3 * * *' },
];
