import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { MonthlyServices } from './open-signing.ts';
import { runMonthly } from './run-monthly.ts';

/** Answers the work of monthly gifts stands here by the name of its job. */
export function monthlyJobs(services: MonthlyServices): JobHandlers {
  return {
    'monthly-gifts': async ({ now, signal }) => {
      await runMonthly(services, { signal }, now);
    },
  };
}

export const monthlySchedule: readonly ScheduledJob[] = [
  { name: 'monthly-gifts', pattern: '3-59/5 * * * *' },
];
