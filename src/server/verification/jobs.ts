import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { House } from '#src/server/platform/house.ts';
import { settleVerification } from './settle-verification.ts';

export const settleJob = 'settle-verification';

export function verificationJobs(house: House): JobHandlers {
  return {
    [settleJob]: ({ payload, now }) =>
      settleVerification(house, payload as { verifyId: string; caseId: string }, now),
  };
}
