import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { endNotice } from './end-notice.ts';
import { remindFundUse } from './remind-fund-use.ts';
import { runPayout } from './run-payout.ts';
import { takeReturns } from './take-returns.ts';
import { watchPayouts } from './watch-payouts.ts';

export const withdrawalSchedule: readonly ScheduledJob[] = [
  { name: 'watch-payouts', pattern: '* * * * *' },
  { name: 'take-returns', pattern: '*/10 * * * *' },
  { name: 'remind-fund-use', pattern: '15 9 * * *' },
];

/** Work of paying out, by name of the job. */
export function withdrawalJobs(services: Services): JobHandlers {
  return {
    'end-notice': ({ payload, now }) =>
      endNotice(services, payload as { withdrawalId: string }, now),
    'run-payout': ({ payload, now }) => runPayout(services, payload as { payoutNo: string }, now),
    'watch-payouts': ({ now }) =>
      watchPayouts(services, now, (error, payoutNo) =>
        services.log.warn({ err: error, payoutNo }, 'payout still open'),
      ),
    'take-returns': async ({ now }) => {
      await takeReturns(services, now);
    },
    'remind-fund-use': ({ now }) => remindFundUse(services, now),
  };
}
