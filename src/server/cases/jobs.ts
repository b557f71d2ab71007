import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { finishExpiredCases } from './finish-expired-cases.ts';
import { orderCases } from './lists/order-cases.ts';

export const caseSchedule: readonly ScheduledJob[] = [
  { name: 'finish-expired-cases', pattern: '* * * * *' },
  { name: 'order-cases', pattern: '10 0 * * *' },
];

export function caseJobs(services: Services): JobHandlers {
  return {
    'finish-expired-cases': async ({ now }) => {
      await finishExpiredCases(services, now);
    },
    'order-cases': ({ now, signal }) => orderCases(services, { signal }, now),
  };
}
