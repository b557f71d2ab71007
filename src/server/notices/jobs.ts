import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { Services } from '#src/server/services.ts';
import { deliverNotice } from './deliver-notice.ts';
import { fanOutNotice } from './fan-out-notice.ts';
import { letterJob, mailNotice } from './mail/mail-notice.ts';
import { type FanOut, fanOutJob } from './notify.ts';
import { deliverJob } from './store-notices.ts';

export function noticeJobs(services: Services): JobHandlers {
  return {
    [deliverJob]: ({ payload, now }) =>
      deliverNotice(services, payload as { noticeId: string }, now),
    [letterJob]: ({ payload, now }) => mailNotice(services, payload as { noticeId: string }, now),
    [fanOutJob]: async ({ payload, now }) => {
      await fanOutNotice(services.db, payload as FanOut, now);
      services.wakeJobs();
    },
  };
}
