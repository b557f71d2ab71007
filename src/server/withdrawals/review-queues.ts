import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import { bankChangeQueue } from './bank-change-queue.ts';
import { drawQueue } from './draw-queue.ts';
import { objectionQueue } from './objection-queue.ts';
import { payoutQueue } from './payout-queue.ts';

export const withdrawalQueues: readonly ReviewQueue[] = [
  drawQueue,
  objectionQueue,
  payoutQueue,
  bankChangeQueue,
];
