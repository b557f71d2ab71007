import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import { drawQueue } from './apply/draw-queue.ts';
import { objectionQueue } from './notice/objection-queue.ts';
import { bankChangeQueue } from './payee/bank-change-queue.ts';
import { payoutQueue } from './payout/payout-queue.ts';

export const withdrawalQueues: readonly ReviewQueue[] = [
  drawQueue,
  objectionQueue,
  payoutQueue,
  bankChangeQueue,
];
