import type { JobHandlers } from '../jobs/run-job.ts';
import type { ScheduledJob } from '../jobs/schedule.ts';
import type { House } from '../platform/house.ts';
import { tagOfCase, tagOfLists } from '../platform/page-tags.ts';
import { holdRefunds } from '../refunds/hold-refunds.ts';
import { runRefund } from '../refunds/run-refund.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundUnmatched } from './refund-unmatched.ts';

/** Work of giving and giving back, by name of the job. */
export function donationJobs(house: House): JobHandlers {
  return {
    // The settling process purges too; this reaches the stores of all nodes if it died before.
    'donation-paid': async ({ payload }) => {
      const { caseId } = payload as { caseId: string };
      house.pageTags.purge([tagOfCase(caseId), tagOfLists]);
    },
    'reconcile-payments': async ({ now, signal }) => {
      await reconcilePayments(house, now, signal);
    },
    'refund-unmatched': ({ payload, now }) =>
      refundUnmatched(house, payload as { gateway: string; gatewayTradeNo: string }, now),
    'hold-refunds': ({ payload, now, signal }) =>
      holdRefunds(house, { ...(payload as { caseId: string }), signal }, now),
    'run-refund': ({ payload, now }) => runRefund(house, payload as { refundNo: string }, now),
  };
}

export const donationSchedule: ScheduledJob[] = [
  { name: 'reconcile-payments', pattern: '* * * * *' },
];
