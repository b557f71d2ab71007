import { inTransaction } from '#src/server/db/in-transaction.ts';
import { beginTrailCheck } from '#src/server/review/check-trail.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';

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
