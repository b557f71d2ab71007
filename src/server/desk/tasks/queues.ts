import { applicationQueue } from '#src/server/activities/apply/review-queues.ts';
import { inquiryQueues } from '#src/server/advisers/review-queues.ts';
import { prizeQueue } from '#src/server/chance/review-queues.ts';
import { commentQueues } from '#src/server/comments/review-queues.ts';
import { discussionQueue } from '#src/server/discussions/review-queues.ts';
import { giftCardQueue } from '#src/server/papers/cards/review-queues.ts';
import { feeInvoiceQueue } from '#src/server/papers/fee-invoice/review-queues.ts';
import { pennantQueue } from '#src/server/papers/pennants/review-queues.ts';
import { progressQueues } from '#src/server/progress/review-queues.ts';
import { raiserQueues } from '#src/server/raiser/review-queues.ts';
import { raisingQueues } from '#src/server/raising/review-queues.ts';
import { reconciliationQueues } from '#src/server/reconciliation/review-queues.ts';
import { refundQueues } from '#src/server/refunds/review-queues.ts';
import { reportQueues } from '#src/server/reports/review-queues.ts';
import { givenUpQueue } from '#src/server/review/given-up-queue.ts';
import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import { teamPageQueue } from '#src/server/venues/review-queues.ts';
import { verificationQueues } from '#src/server/verification/review-queues.ts';
import { wishQueue } from '#src/server/wishes/review-queues.ts';
import { admitPayee } from '#src/server/withdrawals/payee/admit-payee.ts';
import { withdrawalQueues } from '#src/server/withdrawals/review-queues.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';

/** It holds every queue the desk works; each subject adds its own. */
const queues: readonly ReviewQueue[] = [
  applicationQueue,
  ...commentQueues,
  discussionQueue,
  ...inquiryQueues,
  ...progressQueues,
  ...raiserQueues,
  ...raisingQueues(admitPayee),
  prizeQueue,
  ...reconciliationQueues,
  ...refundQueues,
  ...reportQueues,
  teamPageQueue,
  pennantQueue,
  giftCardQueue,
  feeInvoiceQueue,
  ...verificationQueues,
  wishQueue,
  ...withdrawalQueues,
  givenUpQueue,
];

const byName = new Map(queues.map((queue) => [queue.name, queue]));

export function findQueue(name: QueueName): ReviewQueue | undefined {
  return byName.get(name);
}
