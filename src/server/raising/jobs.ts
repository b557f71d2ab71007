import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { Services } from '#src/server/services.ts';
import { compareJob } from './clones/ask-comparison.ts';
import { compareCase } from './clones/compare-case.ts';
import { nameJob } from './payee/ask-name.ts';
import { checkName } from './payee/check-name.ts';

export function raisingJobs(services: Services): JobHandlers {
  return {
    [compareJob]: ({ payload, now }) =>
      compareCase(services, (payload as { caseId: string }).caseId, now),
    [nameJob]: ({ payload, now }) => checkName(services, payload as { payeeId: string }, now),
  };
}
