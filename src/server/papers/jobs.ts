import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { Services } from '#src/server/services.ts';
import { type MailedPaper, mailJob, mailPaper } from './mail-paper.ts';

/** Answers the work around papers stands here by the name of its job. */
export function paperJobs(services: Services): JobHandlers {
  return {
    [mailJob]: ({ payload, now }) => mailPaper(services, payload as MailedPaper, now),
  };
}
