import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import {
  queueNextRefunds,
  queueRefunds,
  refundsDueJob,
  runRefundsJob,
} from './run/queue-refunds.ts';
import { runRefunds } from './run/run-refunds.ts';
import { tellFailing } from './stuck/tell-failing.ts';
import { watchStuck } from './stuck/watch-stuck.ts';

/** This is the work of giving back, by name of the job. */
export function refundJobs(services: Services): JobHandlers {
  return {
    // One runner at a time over all nodes: the minute's tick only asks for it.
    [refundsDueJob]: async ({ now }) => {
      await inTransaction(services.db, (trx) => queueRefunds(trx, now));
      services.wakeJobs();
    },
    [runRefundsJob]: async ({ signal }) => {
      await runRefunds(services, { signal, perSecond: services.config.refundsPerSecond });
      await queueNextRefunds(services.db, services.now());
    },
    'watch-refunds': async ({ now }) => {
      await watchStuck(services.db, now);
      await tellFailing(services.db, now);
      services.wakeJobs();
    },
  };
}

export const refundSchedule: readonly ScheduledJob[] = [
  { name: refundsDueJob, pattern: '* * * * *' },
  { name: 'watch-refunds', pattern: '20 * * * *' },
];
