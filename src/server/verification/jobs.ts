import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { Services } from '#src/server/services.ts';
import { settleJob, settleVerification } from './settle-verification.ts';

export function verificationJobs(services: Services): JobHandlers {
  return {
    [settleJob]: ({ payload, now }) =>
      settleVerification(services, payload as { verifyId: string; caseId: string }, now),
  };
}
