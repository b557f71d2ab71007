import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import type { ScheduledJob } from '#src/server/jobs/schedule.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { reconcilePayments } from './settle/reconcile-payments.ts';
import { refundUnmatched } from './settle/refund-unmatched.ts';
import { tellOfGift } from './settle/tell-of-gift.ts';
import { askAfterSupports } from './support/ask-after-supports.ts';

/** Answers the work of giving stands here by the name of its job. */
export function donationJobs(services: Services): JobHandlers {
  return {
    // The settling process purges too; this reaches the stores of all nodes if it died before.
    'donation-paid': async ({ payload, now }) => {
      const { caseId, orderId } = payload as { caseId: string; orderId: string };
      services.pageTags.purge([tagOfCase(caseId), tagOfLists]);
      await tellOfGift(services.db, { orderId }, now);
      services.wakeJobs();
    },
    'reconcile-payments': async ({ now, signal }) => {
      await reconcilePayments(services, { signal }, now);
      await askAfterSupports(services, { signal }, now);
    },
    'refund-unmatched': ({ payload, now }) =>
      refundUnmatched(services, payload as { gateway: string; gatewayTradeNo: string }, now),
  };
}

export const donationSchedule: ScheduledJob[] = [
  { name: 'reconcile-payments', pattern: '* * * * *' },
];
