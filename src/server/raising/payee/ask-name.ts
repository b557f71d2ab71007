import type { Trx } from '#src/server/db/database.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';

export const nameJob = 'check-payee-name';

/** Has the bank asked whose the account is, once, after what was handed in is kept. */
export async function askName(trx: Trx, payeeId: string, now: number): Promise<void> {
  await enqueue(trx, {
    name: nameJob,
    id: `${nameJob}:${payeeId}`,
    payload: { payeeId },
    runAt: now,
  });
}
