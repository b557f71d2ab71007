import type { JobHandlers } from '../jobs/run-job.ts';
import type { ScheduledJob } from '../jobs/schedule.ts';
import type { House } from '../platform/house.ts';
import { checkDay } from './check-day.ts';
import { checkPayoutDay } from './check-payout-day.ts';
import { checkSweeps } from './check-sweeps.ts';
import { checkTopUps } from './check-top-ups.ts';
import { chinaDayOf, dayBefore } from './china-day.ts';
import { findUncheckedDays } from './find-unchecked-days.ts';

/** Gateways give out yesterday's bill in the morning. */
export const reconciliationSchedule: readonly ScheduledJob[] = [
  { name: 'check-bill', pattern: '10 9 * * *' },
];

export function reconciliationJobs(house: House): JobHandlers {
  return {
    'check-bill': async ({ now }) => {
      for (const [gateway, check] of [
        [house.gateway.name, checkDay],
        [house.payouts.name, checkPayoutDay],
      ] as const) {
        for (const day of await findUncheckedDays(house.db, gateway, now)) {
          const { lines, differences } = await check(house, day, now);
          const found = { gateway, day, lines, differences: differences.length };
          if (differences.length > 0) house.log.error(found, 'the bill and our books differ');
          else house.log.info(found, 'the bill and our books agree');
        }
      }
      const yesterday = dayBefore(chinaDayOf(now));
      const moved = [
        ...(await checkSweeps(house, yesterday, now)),
        ...(await checkTopUps(house, yesterday, now)),
      ];
      if (moved.length > 0) {
        const found = { differences: moved.length };
        house.log.error(found, 'the gateway moved otherwise than we asked');
      }
    },
  };
}
