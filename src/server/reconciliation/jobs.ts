import type { JobHandlers } from '../jobs/run-job.ts';
import type { ScheduledJob } from '../jobs/schedule.ts';
import type { House } from '../platform/house.ts';
import { checkDay } from './check-day.ts';
import { chinaDayOf, dayBefore } from './china-day.ts';

/** Gateways give out yesterday's bill in the morning. */
export const reconciliationSchedule: readonly ScheduledJob[] = [
  { name: 'check-bill', pattern: '10 9 * * *' },
];

export function reconciliationJobs(house: House): JobHandlers {
  return {
    'check-bill': async ({ now }) => {
      const day = dayBefore(chinaDayOf(now));
      const { lines, differences } = await checkDay(house, day, now);
      const found = { day, lines, differences: differences.length };
      if (differences.length > 0) house.log.error(found, 'the bill and our books differ');
      else house.log.info(found, 'the bill and our books agree');
    },
  };
}
