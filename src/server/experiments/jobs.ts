import type { Database } from '#src/server/db/database.ts';
import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import { closeTests } from './close-tests.ts';

export const experimentSchedule: readonly ScheduledJob[] = [
  { name: 'close-tests', pattern: '27 3 * * *' },
];

/** The work of tests stands here by the name of its job. */
export function experimentJobs({ db }: { db: Database }): JobHandlers {
  return { 'close-tests': ({ now }) => closeTests(db, now) };
}
