import type { JobHandlers } from '../jobs/run-job.ts';
import type { ScheduledJob } from '../jobs/schedule.ts';
import type { House } from '../platform/house.ts';
import { endNotice } from './end-notice.ts';
import { remindFundUse } from './remind-fund-use.ts';
import { returnSweeps } from './return-sweeps.ts';
import { runPayout } from './run-payout.ts';
import { takeReturns } from './take-returns.ts';
import { topGatewayUp } from './top-gateway-up.ts';
import { watchPayouts } from './watch-payouts.ts';

export const withdrawalSchedule: readonly ScheduledJob[] = [
  { name: 'watch-payouts', pattern: '* * * * *' },
  { name: 'take-returns', pattern: '*/10 * * * *' },
  { name: 'return-sweeps', pattern: '* * * * *' },
  { name: 'top-gateway-up', pattern: '* * * * *' },
  { name: 'remind-fund-use', pattern: '15 9 * * *' },
];

/** Work of paying out, by name of the job. */
export function withdrawalJobs(house: House): JobHandlers {
  return {
    'end-notice': ({ payload, now }) => endNotice(house, payload as { withdrawalId: string }, now),
    'run-payout': ({ payload, now }) => runPayout(house, payload as { payoutNo: string }, now),
    'watch-payouts': ({ now }) =>
      watchPayouts(house, now, (error, payoutNo) =>
        house.log.warn({ err: error, payoutNo }, 'payout still open'),
      ),
    'take-returns': async ({ now }) => {
      await takeReturns(house, now);
    },
    'return-sweeps': ({ now }) =>
      returnSweeps(house, now, (error, sweepNo) =>
        house.log.warn({ err: error, sweepNo }, 'sweep not back yet'),
      ),
    'top-gateway-up': ({ now }) =>
      topGatewayUp(house, now, (error, topUpNo) =>
        house.log.warn({ err: error, topUpNo }, 'gateway not topped up yet'),
      ),
    'remind-fund-use': ({ now }) => remindFundUse(house, now),
  };
}
