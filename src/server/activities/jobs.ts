import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { bonfireJob, heedEnd } from './bonfire/wait-for-end.ts';
import { heedEnd as heedPromise, promiseJob } from './promises/wait-for-end.ts';
import { clockJob, heedClock } from './wait-for-clock.ts';

/** Answers what the clock does to activities. */
export function activityJobs({ db, pageTags }: Services): JobHandlers {
  return {
    [clockJob]: async ({ payload, now }) => {
      pageTags.purge(await heedClock(db, payload as { activityId: string }, now));
    },
    [bonfireJob]: async ({ payload, now }) => {
      const caseId = await heedEnd(db, payload as { bonfireId: string }, now);
      if (caseId !== undefined) pageTags.purge([tagOfCase(caseId)]);
    },
    [promiseJob]: async ({ payload, now }) => {
      pageTags.purge(await heedPromise(db, payload as { promiseId: string }, now));
    },
  };
}
