import type { JobHandlers } from '../jobs/run-job.ts';
import type { ScheduledJob } from '../jobs/schedule.ts';
import type { House } from '../platform/house.ts';
import { finishExpiredCases } from './finish-expired-cases.ts';

export const caseSchedule: readonly ScheduledJob[] = [
  { name: 'finish-expired-cases', pattern: '* * * * *' },
];

export function caseJobs(house: House): JobHandlers {
  return {
    'finish-expired-cases': async ({ now }) => {
      await finishExpiredCases(house, now);
    },
  };
}
