import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { endWaiting } from './goods/end-waiting.ts';
import { remindUnsent } from './goods/remind-unsent.ts';

/** Answers work around things that are sent, by name of the job. */
export function kindJobs(services: Services): JobHandlers {
  return {
    'end-goods-waiting': async ({ now }) => {
      await endWaiting(services.db, now);
      services.wakeJobs();
    },
    'remind-unsent-goods': async ({ now }) => {
      await remindUnsent(services.db, now);
      services.wakeJobs();
    },
  };
}

export const kindSchedule: readonly ScheduledJob[] = [
  { name: 'end-goods-waiting', pattern: '40 * * * *' },
  { name: 'remind-unsent-goods', pattern: '45 * * * *' },
];
