import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import { type FanOut, fanOutJob } from '#src/server/messages/notify.ts';
import { deliverJob } from '#src/server/messages/store-notices.ts';
import type { House } from '#src/server/platform/house.ts';
import { deliverNotice } from './deliver-notice.ts';
import { fanOutNotice } from './fan-out-notice.ts';

export function noticeJobs(house: House): JobHandlers {
  return {
    [deliverJob]: ({ payload, now }) => deliverNotice(house, payload as { noticeId: string }, now),
    [fanOutJob]: async ({ payload, now }) => {
      await fanOutNotice(house.db, payload as FanOut, now);
      house.wakeJobs();
    },
  };
}
