import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { Services } from '#src/server/services.ts';
import { finishPhoneChange } from './lost-phone/finish-phone-change.ts';
import { sendPhoneChange } from './lost-phone/send-phone-change.ts';
import {
  finishPhoneJob,
  type ToldChange,
  tellPhoneJob,
} from './lost-phone/tell-of-phone-change.ts';

export function accountJobs(services: Services): JobHandlers {
  return {
    [finishPhoneJob]: ({ payload, now }) =>
      finishPhoneChange(services, payload as { changeId: string }, now),
    [tellPhoneJob]: ({ payload, now }) => sendPhoneChange(services, payload as ToldChange, now),
  };
}
