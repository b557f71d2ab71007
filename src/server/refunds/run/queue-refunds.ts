import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';

export const runRefundsJob = 'run-refunds';
/** The minute's tick only asks for the other. */
export const refundsDueJob = 'refunds-due';

/** Has the one job that returns gifts look now; it looks by itself every minute too. */
export async function queueRefunds(trx: Trx, now: number): Promise<void> {
  const job = { name: runRefundsJob, payload: null, runAt: now };
  await enqueue(trx, { ...job, dedupeKey: runRefundsJob });
}

const tickMs = 60_000;

/**
 * Asks for the next look at the moment that a refund waits for, where this comes before the minute's
 * tick: what a gateway settles late is with the donor seconds later. What waits longer is left to
 * the tick, so that nothing far away stands in the way of something near.
 */
export async function queueNextRefunds(db: Database, now: number): Promise<void> {
  const next = await db
    .selectFrom('refunds')
    .select('next_try_at as at')
    .where('next_try_at', '>', now)
    .orderBy('next_try_at')
    .limit(1)
    .executeTakeFirst();
  if (!next?.at || next.at >= now + tickMs) return;
  const job = { name: refundsDueJob, payload: null, runAt: next.at };
  await inTransaction(db, (trx) => enqueue(trx, { ...job, dedupeKey: `${refundsDueJob} next` }));
}
