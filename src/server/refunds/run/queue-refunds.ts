import type { Trx } from '#src/server/db/database.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';

export const runRefundsJob = 'run-refunds';

/** Has the one job that returns gifts look now; it looks by itself every minute too. */
export async function queueRefunds(trx: Trx, now: number): Promise<void> {
  const job = { name: runRefundsJob, payload: null, runAt: now };
  await enqueue(trx, { ...job, dedupeKey: runRefundsJob });
}
