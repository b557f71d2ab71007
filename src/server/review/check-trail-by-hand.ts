import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { beginTrailCheck } from './check-trail.ts';
import { recordAct } from './record-act.ts';

/** One of staff has the whole trail compared now; that they asked stands in it. */
export async function checkTrailByHand(
  { db, wakeJobs }: Pick<Services, 'db' | 'wakeJobs'>,
  staffUserId: string,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await beginTrailCheck(trx, now);
    await recordAct(trx, { act: 'checkTrail', staffUserId, now });
  });
  wakeJobs();
}
