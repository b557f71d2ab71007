import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { remindFundUse } from './fund-use/remind-fund-use.ts';
import { endNotice } from './notice/end-notice.ts';
import { runPayout } from './payout/run-payout.ts';
import { watchPayouts } from './payout/watch-payouts.ts';
import { returnSweeps } from './returns/return-sweeps.ts';
import { takeReturns } from './returns/take-returns.ts';
import { topGatewayUp } from './returns/top-gateway-up.ts';

export const withdrawalSchedule: readonly ScheduledJob[] = [
  { name: 'watch-payouts', pattern: '* * * * *' },
  { name: 'take-returns', pattern: '*/10 * * * *' },
  { name: 'return-sweeps', pattern: '* * * * *' },
  { name: 'top-gateway-up', pattern: '* * * * *' },
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
    'return-sweeps': ({ now }) =>
      returnSweeps(services, now, (error, sweepNo) =>
        services.log.warn({ err: error, sweepNo }, 'sweep not back yet'),
      ),
    'top-gateway-up': ({ now }) =>
      topGatewayUp(services, now, (error, topUpNo) =>
        services.log.warn({ err: error, topUpNo }, 'gateway not topped up yet'),
      ),
    'remind-fund-use': ({ now }) => remindFundUse(services, now),
  };
}
