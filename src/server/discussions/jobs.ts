import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { Services } from '#src/server/services.ts';
import { askForVerdict, type Due, dueJob } from './wait-for-due.ts';

/** Answers what the clock does to discussions. */
export function discussionJobs({ db, pageTags }: Services): JobHandlers {
  return {
    [dueJob]: async ({ payload, now }) => {
      pageTags.purge(await askForVerdict(db, payload as Due, now));
    },
  };
}
