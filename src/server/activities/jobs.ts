import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { Services } from '#src/server/services.ts';
import { clockJob, heedClock } from './wait-for-clock.ts';

/** What the clock does to activities. */
export function activityJobs({ db, pageTags }: Services): JobHandlers {
  return {
    [clockJob]: async ({ payload, now }) => {
      pageTags.purge(await heedClock(db, payload as { activityId: string }, now));
    },
  };
}
