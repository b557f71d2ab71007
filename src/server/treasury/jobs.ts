import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { levelPlaces } from './level-places.ts';

export const treasurySchedule: readonly ScheduledJob[] = [
  { name: 'level-places', pattern: '* * * * *' },
];

/** The work on where money lies stands here by the name of its job. */
export function treasuryJobs(services: Services): JobHandlers {
  return { 'level-places': ({ now }) => levelPlaces(services, now) };
}
