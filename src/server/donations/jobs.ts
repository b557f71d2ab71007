import type { JobHandlers } from '../jobs/run-job.ts';
import type { ScheduledJob } from '../jobs/schedule.ts';
import type { House } from '../platform/house.ts';
import { tagOfCase, tagOfLists } from '../platform/page-tags.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundUnmatched } from './refund-unmatched.ts';
import { tellOfGift } from './tell-of-gift.ts';

/** Work of giving, by name of the job. */
export function donationJobs(house: House): JobHandlers {
  return {
    // The settling process purges too; this reaches the stores of all nodes if it died before.
    'donation-paid': async ({ payload, now }) => {
      const { caseId, orderId } = payload as { caseId: string; orderId: string };
      house.pageTags.purge([tagOfCase(caseId), tagOfLists]);
      await tellOfGift(house.db, { orderId }, now);
      house.wakeJobs();
    },
    'reconcile-payments': async ({ now, signal }) => {
      await reconcilePayments(house, now, signal);
    },
    'refund-unmatched': ({ payload, now }) =>
      refundUnmatched(house, payload as { gateway: string; gatewayTradeNo: string }, now),
  };
}

export const donationSchedule: ScheduledJob[] = [
  { name: 'reconcile-payments', pattern: '* * * * *' },
];
