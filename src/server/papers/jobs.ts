import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { Services } from '#src/server/services.ts';
import { type MailedPaper, mailJob, mailPaper } from './mail-paper.ts';

/** Work around papers, by name of the job. */
export function paperJobs(services: Services): JobHandlers {
  return {
    [mailJob]: ({ payload, now }) => mailPaper(services, payload as MailedPaper, now),
  };
}
