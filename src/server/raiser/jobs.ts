import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { dropKeptStories } from './audience/drop-kept-stories.ts';
import { putDueAway } from './dignity/put-due-away.ts';

export const raiserSchedule: readonly ScheduledJob[] = [
  { name: 'put-cases-away', pattern: '40 1 * * *' },
];

export function raiserJobs(services: Services): JobHandlers {
  return {
    'put-cases-away': async ({ now, signal }) => {
      await putDueAway(services, { signal }, now);
      await dropKeptStories(services, now);
    },
  };
}
