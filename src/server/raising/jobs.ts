import type { JobHandlers } from '../jobs/run-job.ts';
import type { House } from '../platform/house.ts';
import { compareJob } from './clones/ask-comparison.ts';
import { compareCase } from './clones/compare-case.ts';

export function raisingJobs(house: House): JobHandlers {
  return {
    [compareJob]: ({ payload, now }) =>
      compareCase(house, (payload as { caseId: string }).caseId, now),
  };
}
