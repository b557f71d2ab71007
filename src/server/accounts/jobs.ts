import { closeAgainJob } from '#src/server/backups/mark-restored.ts';
import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import type { Services } from '#src/server/services.ts';
import { closeAgain, type ReadFrom } from './closings/close-again.ts';
import { keepClosings, keepClosingsJob } from './closings/keep-closings.ts';
import { finishPhoneChange } from './lost-phone/finish-phone-change.ts';
import { sendPhoneChange } from './lost-phone/send-phone-change.ts';
import {
  finishPhoneJob,
  type ToldChange,
  tellPhoneJob,
} from './lost-phone/tell-of-phone-change.ts';

/** It comes each hour, for a place that was away when an account was closed. */
export const accountSchedule: readonly ScheduledJob[] = [
  { name: keepClosingsJob, pattern: '20 * * * *' },
];

export function accountJobs(services: Services): JobHandlers {
  return {
    [finishPhoneJob]: ({ payload, now }) =>
      finishPhoneChange(services, payload as { changeId: string }, now),
    [tellPhoneJob]: ({ payload, now }) => sendPhoneChange(services, payload as ToldChange, now),
    [keepClosingsJob]: ({ now }) => keepClosings(services, now),
    [closeAgainJob]: async ({ payload, now }) => {
      const { closed } = await closeAgain(services, payload as ReadFrom, now);
      if (closed > 0)
        services.log.info({ closed }, 'accounts closed since the backup closed again');
    },
  };
}
