import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { Services } from '#src/server/services.ts';
import { jobLanesOf, longLanesOf } from '#src/server/start-work.ts';

/** Gives every job by its name, whichever lane it runs in. */
export function jobHandlersOf(services: Services): JobHandlers {
  return Object.assign({}, ...jobLanesOf(services), ...longLanesOf(services));
}
