import type { QueueName } from '#src/shared/review/queue-names.ts';
import { inquiryQueues } from '../advisers/review-queues.ts';
import { commentQueues } from '../comments/review-queues.ts';
import { progressQueues } from '../progress/review-queues.ts';
import { raiserQueues } from '../raiser/review-queues.ts';
import { raisingQueues } from '../raising/review-queues.ts';
import { reconciliationQueues } from '../reconciliation/review-queues.ts';
import { refundQueues } from '../refunds/review-queues.ts';
import { reportQueues } from '../reports/review-queues.ts';
import { verificationQueues } from '../verification/review-queues.ts';
import { withdrawalQueues } from '../withdrawals/review-queues.ts';
import { givenUpQueue } from './given-up-queue.ts';
import type { ReviewQueue } from './review-queue.ts';

/** Every queue the desk works; each subject adds its own. */
const queues: readonly ReviewQueue[] = [
  ...commentQueues,
  ...inquiryQueues,
  ...progressQueues,
  ...raiserQueues,
  ...raisingQueues,
  ...reconciliationQueues,
  ...refundQueues,
  ...reportQueues,
  ...verificationQueues,
  ...withdrawalQueues,
  givenUpQueue,
];

const byName = new Map(queues.map((queue) => [queue.name, queue]));

export function findQueue(name: QueueName): ReviewQueue | undefined {
  return byName.get(name);
}
