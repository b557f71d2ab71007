import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { remindFundUse } from './fund-use/remind-fund-use.ts';
import { endNotice } from './notice/end-notice.ts';
import { runPayout } from './payout/run-payout.ts';
import { watchPayouts } from './payout/watch-payouts.ts';
import { takeReturns } from './returns/take-returns.ts';

export const withdrawalSchedule: readonly ScheduledJob[] = [
  { name: 'watch-payouts', pattern: '* * * * *' },
  { name: 'take-returns', pattern: '*/10 * * * *' },
  { name: 'remind-fund-use', pattern: '15 9 * * *' },
];

/** The work of paying out stands here by the name of its job. */
export function withdrawalJobs(services: Services): JobHandlers {
  const tellOpen = (error: unknown, payoutNo: string) =>
    services.log.warn({ err: error, payoutNo }, 'payout still open');
  return {
    'end-notice': ({ payload, now }) =>
      endNotice(services, payload as { withdrawalId: string }, now),
    'run-payout': ({ payload, now }) => runPayout(services, payload as { payoutNo: string }, now),
    'watch-payouts': ({ now }) => watchPayouts(services, { onError: tellOpen }, now),
    'take-returns': async ({ now }) => {
      await takeReturns(services, now);
    },
    'remind-fund-use': ({ now }) => remindFundUse(services, now),
  };
}
