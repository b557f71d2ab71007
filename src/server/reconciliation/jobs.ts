import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { checkDay } from './days/check-day.ts';
import { checkMoves } from './days/check-moves.ts';
import { checkPayoutDay } from './days/check-payout-day.ts';
import { chinaDayOf, dayBefore } from './days/china-day.ts';
import type { Difference } from './days/compare-bill.ts';
import { findUncheckedDays } from './days/find-unchecked-days.ts';

/** Gateways give out yesterday's bill in the morning. */
export const reconciliationSchedule: readonly ScheduledJob[] = [
  { name: 'check-bill', pattern: '10 9 * * *' },
];

export function reconciliationJobs(services: Services): JobHandlers {
  return {
    'check-bill': async ({ now }) => {
      const { db, gateways, payouts } = services;
      const checks = [
        ...gateways.all.map((gateway) => ({
          ...{ name: gateway.name, check: (day: string) => checkDay({ db, gateway }, day, now) },
        })),
        { name: payouts.name, check: (day: string) => checkPayoutDay(services, day, now) },
      ];
      for (const { name: gateway, check } of checks) {
        for (const day of await findUncheckedDays(db, gateway, now)) {
          const { lines, differences } = await check(day);
          const found = { gateway, day, lines, differences: differences.length };
          if (differences.length > 0) services.log.error(found, 'the bill and our books differ');
          else services.log.info(found, 'the bill and our books agree');
        }
      }
      const yesterday = dayBefore(chinaDayOf(now));
      const moved: Difference[] = [];
      for (const gateway of gateways.all) {
        moved.push(...(await checkMoves({ db, gateway }, yesterday, now)));
      }
      if (moved.length > 0) {
        const found = { differences: moved.length };
        services.log.error(found, 'the gateway moved otherwise than we asked');
      }
    },
  };
}
