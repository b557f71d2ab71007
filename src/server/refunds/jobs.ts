import { inTransaction } from '../db/in-transaction.ts';
import type { JobHandlers } from '../jobs/run-job.ts';
import type { ScheduledJob } from '../jobs/schedule.ts';
import type { House } from '../platform/house.ts';
import { queueRefunds, runRefundsJob } from './queue-refunds.ts';
import { runRefunds } from './run-refunds.ts';
import { tellFailing } from './tell-failing.ts';
import { watchStuck } from './watch-stuck.ts';

/** Work of giving back, by name of the job. */
export function refundJobs(house: House): JobHandlers {
  return {
    // One runner at a time over all nodes: the minute's tick only asks for it.
    'refunds-due': async ({ now }) => {
      await inTransaction(house.db, (trx) => queueRefunds(trx, now));
      house.wakeJobs();
    },
    [runRefundsJob]: async ({ signal }) => {
      await runRefunds(house, { signal, perSecond: house.config.refundsPerSecond });
    },
    'watch-refunds': async ({ now }) => {
      await watchStuck(house.db, now);
      await tellFailing(house.db, now);
      house.wakeJobs();
    },
  };
}

export const refundSchedule: readonly ScheduledJob[] = [
  { name: 'refunds-due', pattern: '* * * * *' },
  { name: 'watch-refunds', pattern: '20 * * * *' },
];
