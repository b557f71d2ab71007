import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { expireFacts } from './facts/expire-facts.ts';
import { finishExpiredCases } from './finish-expired-cases.ts';
import { orderCases } from './lists/order-cases.ts';

export const caseSchedule: readonly ScheduledJob[] = [
  { name: 'finish-expired-cases', pattern: '* * * * *' },
  { name: 'expire-facts', pattern: '5 0 * * *' },
  { name: 'order-cases', pattern: '10 0 * * *' },
];

export function caseJobs(services: Services): JobHandlers {
  return {
    'finish-expired-cases': async ({ now }) => {
      await finishExpiredCases(services, now);
    },
    'expire-facts': ({ now }) => expireFacts(services, now),
    'order-cases': ({ now, signal }) => orderCases(services, { signal }, now),
  };
}
